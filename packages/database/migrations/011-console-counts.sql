-- Up Migration

-- The mark of an experiment that the visit landed with, '<id>.<arm>.<thousands of seconds since 1970>', if the worker knows the
-- experiment and the arm; otherwise empty.
alter table visits add column exp text not null default '';

-- Whether a visit or a lead began within two hours of the draw in its mark. The time of a draw is known to 1,000 seconds.
create function is_fresh_draw(mark text, began timestamptz) returns boolean
  language sql immutable strict parallel safe
  return abs(extract(epoch from began) - split_part(mark, '.', 3)::bigint * 1000 - 500) <= 7200 + 500;

-- The time in a UUIDv7.
create function time_of(id uuid) returns timestamptz
  language sql immutable strict parallel safe
  return to_timestamp(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0);

-- The transaction that stored a lead, the cursor of its count, as with events. All leads so far are counted by the worker's next turn.
alter table leads add column stored_by bigint not null default (pg_current_xact_id()::text::bigint);
create index leads_stored_by on leads (stored_by);

-- One row per lead that is no test, without personal data: its day in the owner's time zone, its landing and its experiment. When a
-- lead is erased or expires, its row loses the lead and stays counted: otherwise figures of the past, and the verdict of an
-- experiment, would change.
create table counted_leads (
  lead_id uuid unique references leads on delete set null,
  day date not null,
  lang text not null,
  variant text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  -- Of an experiment, or empty.
  experiment text not null,
  arm text not null,
  -- It has spam flags: counted apart.
  is_suspect boolean not null
);
create index counted_leads_day on counted_leads (day);
create index counted_leads_experiment on counted_leads (experiment, day) where experiment <> '';

-- What reports read of it: to be summed up like the other tables, without the leads' ids.
create view lead_daily as
  select day, lang, variant, utm_source, utm_medium, utm_campaign, experiment, arm, is_suspect, 1 as leads from counted_leads;

-- Visits of an experiment by arm and day, each in one row. `goals` is a bit mask: 1 install click, 2 chat click, 4 quiz completed.
create table experiment_daily (
  experiment text not null,
  day date not null,
  arm text not null,
  goals smallint not null,
  visits bigint not null,
  primary key (experiment, day, arm, goals)
);

-- funnel_daily without what most reports do not ask for, so that a report over weeks reads few rows: by source, page, and campaign.
create table source_daily (
  day date not null,
  lang text not null,
  utm_source text not null,
  stage text not null,
  entry text not null,
  clicks smallint not null,
  visits bigint not null,
  primary key (day, lang, utm_source, stage, entry, clicks)
);
create table page_daily (
  day date not null,
  lang text not null,
  variant text not null,
  utm_source text not null,
  stage text not null,
  entry text not null,
  clicks smallint not null,
  visits bigint not null,
  primary key (day, variant, lang, utm_source, stage, entry, clicks)
);
create table campaign_daily (
  day date not null,
  lang text not null,
  utm_source text not null,
  utm_campaign text not null,
  stage text not null,
  entry text not null,
  clicks smallint not null,
  visits bigint not null,
  primary key (day, utm_source, utm_campaign, lang, stage, entry, clicks)
);
insert into source_daily
  select day, lang, utm_source, stage, entry, clicks, sum(visits) from funnel_daily group by 1, 2, 3, 4, 5, 6;
insert into page_daily
  select day, lang, variant, utm_source, stage, entry, clicks, sum(visits) from funnel_daily group by 1, 2, 3, 4, 5, 6, 7;
insert into campaign_daily
  select day, lang, utm_source, utm_campaign, stage, entry, clicks, sum(visits) from funnel_daily group by 1, 2, 3, 4, 5, 6, 7;
-- For a page and a campaign at once.
create index funnel_daily_campaign on funnel_daily (utm_campaign, day);

-- Web vitals by day and page as a histogram, for quantiles that are right to 2.5 %: bucket b holds values up to 1.05 ^ b, in
-- milliseconds, or ten-thousandths for CLS.
create table vital_daily (
  day date not null,
  variant text not null,
  metric text not null,
  bucket smallint not null,
  measured bigint not null,
  primary key (day, variant, metric, bucket)
);
create function vital_bucket(metric text, value float8) returns smallint
  language sql immutable strict parallel safe
  return case when value * (case metric when 'CLS' then 10000 else 1 end) <= 1 then 0
    else least(ceil(ln(value * (case metric when 'CLS' then 10000 else 1 end)) / ln(1.05)), 400) end::smallint;
-- Of the events that the worker has counted already.
insert into vital_daily
select local_day(event_id, time_zone), left(route, 100), details->>'metric',
  vital_bucket(details->>'metric', (details->>'value')::float8), count(*)
from events join rollup_cursors on rollup = 'funnel' and stored_by < next_transaction
where name = 'web_vital' and marks = '{}' group by 1, 2, 3, 4;

grant select, insert, update, delete on counted_leads, experiment_daily, source_daily, page_daily, campaign_daily, vital_daily to collector_worker;
grant select on lead_daily, experiment_daily, source_daily, page_daily, campaign_daily, vital_daily to collector_report;

-- Down Migration
drop table vital_daily, campaign_daily, page_daily, source_daily, experiment_daily;
drop function vital_bucket;
drop index funnel_daily_campaign;
drop view lead_daily;
drop table counted_leads;
alter table leads drop column stored_by;
alter table visits drop column exp;
drop function is_fresh_draw, time_of;
