-- Up Migration

-- Where each rollup has read to: the first transaction it has not seen.
create table rollup_cursors (
  rollup text primary key,
  next_transaction bigint not null
);

-- One row per visit: how it began. The earliest event decides, in whatever order they arrive.
create table visits (
  visit_id uuid primary key,
  first_event_id uuid not null,
  day date not null,
  lang text not null,
  page text not null,
  variant text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  has_outbound_click boolean not null default false
);
create index visits_day on visits (day);

-- A bit for each step that was ever reported. Ids of steps are for ever, and so are their bits.
create table quiz_steps (
  step_id text primary key,
  bit smallint not null unique check (bit between 0 and 62)
);

-- One row per quiz that a visit opened: which steps it saw, and how it ended.
create table quiz_sessions (
  visit_id uuid not null,
  lang text not null,
  steps bigint not null default 0,
  is_started boolean not null default false,
  is_completed boolean not null default false,
  has_seen_plan boolean not null default false,
  has_clicked_install boolean not null default false,
  scenario text,
  primary key (visit_id, lang)
);

-- What a console reads: visits that reached a stage, by the day and the way they began. Stages: 'visit', 'quiz',
-- 'step:<id>', 'completed', 'plan', 'install', 'outbound'. `quiz_lang` is empty for stages outside of a quiz.
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
drop table quiz_steps;
drop table visits;
drop table rollup_cursors;
