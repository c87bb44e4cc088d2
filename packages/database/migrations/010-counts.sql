-- Up Migration

-- The time zone whose days are counted; it is a setting of the worker. A change needs collector:rebuild.
alter table rollup_cursors add column time_zone text not null default 'UTC';

-- The day of an event in a time zone, from the time in its UUIDv7.
create function local_day(id uuid, time_zone text) returns date
  language sql stable strict parallel safe
  return (to_timestamp(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0) at time zone time_zone)::date;

-- Where the outbound clicks of a visit went, a bit each: 1 install, 2 chat, 4 video, 8 elsewhere.
alter table visits add column clicks smallint not null default 0, drop column has_outbound_click;
-- Its earliest step, '<event id> step:<id>': steps are counted for sessions that began with the quiz's first step.
alter table quiz_sessions add column first_step text;

-- The newest answer to each question of a session, '<event id> <option id>'.
create table quiz_answers (
  visit_id uuid not null,
  lang text not null,
  question text not null,
  chosen text not null,
  primary key (visit_id, lang, question)
);

-- Funnel by day and landing. A visit is in one row, with stage 'visit' and its clicks. A quiz session is in one row, at the furthest
-- stage it reached, so that the sum of a stage and all later ones never rises from stage to stage, and a new step needs no column.
-- `entry`: 'start' if the session began with consent, that is with the first step; 'later' if not; 'plan' if a plan was opened
-- without the quiz. Kept for ever: counts hold no personal data.
create table funnel_counts (
  day date not null,
  lang text not null,
  page text not null,
  variant text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  quiz_lang text not null,
  stage text not null,
  entry text not null,
  clicks smallint not null,
  visits bigint not null,
  primary key (day, page, variant, lang, utm_source, utm_medium, utm_campaign, quiz_lang, stage, entry, clicks)
);

-- Answers by day and landing, likewise.
create table answer_daily (
  day date not null,
  lang text not null,
  page text not null,
  variant text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  quiz_lang text not null,
  question text not null,
  option text not null,
  visits bigint not null,
  primary key (day, page, variant, lang, utm_source, utm_medium, utm_campaign, quiz_lang, question, option)
);

-- Days whose events were dropped are converted: they did not tell clicks apart, nor who began with consent.
insert into funnel_counts
select day, lang, page, variant, utm_source, utm_medium, utm_campaign, quiz_lang, one.stage, one.entry, one.clicks, one.visits
from (
  select day, lang, page, variant, utm_source, utm_medium, utm_campaign, quiz_lang,
    coalesce(sum(visits) filter (where stage = 'visit'), 0) as visit,
    coalesce(sum(visits) filter (where stage = 'outbound'), 0) as outbound,
    coalesce(sum(visits) filter (where stage = 'quiz'), 0) as quiz,
    coalesce(sum(visits) filter (where stage = 'completed'), 0) as completed,
    coalesce(sum(visits) filter (where stage = 'install'), 0) as install
  from funnel_daily where day < (select coalesce(min(day), 'infinity') from events)
  group by day, lang, page, variant, utm_source, utm_medium, utm_campaign, quiz_lang
) old
cross join lateral (values
  ('visit', '', 0::smallint, visit - outbound), ('visit', '', 8::smallint, outbound),
  ('quiz', 'later', 0::smallint, quiz - greatest(completed, install)),
  ('completed', 'later', 0::smallint, greatest(completed - install, 0)), ('install', 'later', 0::smallint, install)
) as one (stage, entry, clicks, visits)
where one.visits > 0;
drop table funnel_daily;
alter table funnel_counts rename to funnel_daily;
alter index funnel_counts_pkey rename to funnel_daily_pkey;

-- All other days are counted again by the worker.
delete from quiz_sessions;
delete from visits;
delete from rollup_cursors;

grant select, insert, update, delete on funnel_daily, answer_daily, quiz_answers to collector_worker;
grant select on funnel_daily, answer_daily, quiz_answers to collector_report;

-- Down Migration
create table funnel_counts (
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
drop table funnel_daily, answer_daily, quiz_answers;
alter table funnel_counts rename to funnel_daily;
alter index funnel_counts_pkey rename to funnel_daily_pkey;
grant select, insert, update, delete on funnel_daily to collector_worker;
grant select on funnel_daily to collector_report;
delete from quiz_sessions;
delete from visits;
delete from rollup_cursors;
alter table quiz_sessions drop column first_step;
alter table visits drop column clicks, add column has_outbound_click boolean not null;
drop function local_day;
alter table rollup_cursors drop column time_zone;
