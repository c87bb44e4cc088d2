-- Up Migration

-- Of the landing's page view: the class of the device and the host of the referrer. Empty: a visit from before, or without a page view.
alter table visits add column device text not null default '', add column referrer text not null default '';

-- Funnel by class of device, host of the referrer, and answer to a question: `split` is 'device', 'referrer' or the question's id. Visits of
-- which the device is known are counted, so that nothing of the past has to be counted again. Kept for ever: counts hold no personal data.
create table split_daily (
  day date not null,
  lang text not null,
  variant text not null,
  utm_source text not null,
  utm_campaign text not null,
  split text not null,
  value text not null,
  stage text not null,
  entry text not null,
  clicks smallint not null,
  visits bigint not null,
  primary key (split, day, value, variant, lang, utm_source, utm_campaign, stage, entry, clicks)
);
grant select, insert, update, delete on split_daily to collector_worker;
grant select on split_daily to collector_report, collector_console;

-- Down Migration
drop table split_daily;
alter table visits drop column device, drop column referrer;
