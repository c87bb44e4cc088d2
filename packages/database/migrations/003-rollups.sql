-- Up Migration

-- The cursor of each rollup: the first transaction it has not read.
create table rollup_cursors (
  rollup text primary key,
  next_transaction bigint not null
);

-- One row per visit and its landing. The result does not depend on the order in which events arrive.
create table visits (
  visit_id uuid primary key,
  -- Its earliest event, which decides its day.
  first_event_id uuid not null,
  day date not null,
  -- The day of its latest event: the row has the retention of its last event.
  last_day date not null,
  -- The event of the landing: the earliest page view, or the earliest event if there is none.
  landing_event_id uuid not null,
  has_page_view boolean not null,
  lang text not null,
  page text not null,
  variant text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  has_outbound_click boolean not null
);
create index visits_last_day on visits (last_day);

-- One row per visit and language of a quiz. `stages` is a bit mask of the stages it reached; the bits are defined in
-- src/contract/quiz-stages.ts and never change.
create table quiz_sessions (
  visit_id uuid not null,
  lang text not null,
  stages bigint not null,
  primary key (visit_id, lang)
);

-- Funnel: visits that reached a stage, by day and landing. Stages are those of a quiz session by name, with its language in
-- `quiz_lang`, and 'visit' and 'outbound', where that is empty. Kept for ever: counts hold no personal data.
create table funnel_daily (
  day date not null,
  lang text not null,
  page text not null,
  variant text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  quiz_lang text not null,
  stage text not null,
  visits bigint not null,
  primary key (day, page, variant, lang, utm_source, utm_medium, utm_campaign, quiz_lang, stage)
);

-- Down Migration
drop table funnel_daily;
drop table quiz_sessions;
drop table visits;
drop table rollup_cursors;
