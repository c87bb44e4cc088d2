-- Up Migration

-- Where each rollup has read to: the first transaction it has not seen.
create table rollup_cursors (
  rollup text primary key,
  next_transaction bigint not null
);

-- One row per visit: how it began. Whatever order its events arrive in, the row ends up the same.
create table visits (
  visit_id uuid primary key,
  -- Its earliest event, which decides the day it counts for.
  first_event_id uuid not null,
  day date not null,
  -- The day of its latest event: the row is kept for as long as any of its events is.
  last_day date not null,
  -- The event that says where it landed: the earliest page view, or the earliest of any kind if there is none.
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

-- One row per quiz that a visit opened. `stages` has a bit for each thing it reached: a step, the end, the plan, the install; which
-- bit is which says src/contract/quiz-stages.ts, for ever.
create table quiz_sessions (
  visit_id uuid not null,
  lang text not null,
  stages bigint not null,
  primary key (visit_id, lang)
);

-- What a console reads: visits that reached a stage, by the day and the way they began. Stages are those of a quiz session by name, with
-- its language in `quiz_lang`, and 'visit' and 'outbound', where that is empty. Kept for ever: it says nothing about anybody.
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
