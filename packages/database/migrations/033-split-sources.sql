-- Up Migration

-- split_daily without landing page and campaign, as source_daily is to funnel_daily: what a split of everything, of a language or of a source
-- reads. Its rows do not grow with the visits once every combination was seen.
create table split_source_daily (
  day date not null,
  lang text not null,
  utm_source text not null,
  split text not null,
  value text not null,
  stage text not null,
  entry text not null,
  clicks smallint not null,
  visits bigint not null,
  primary key (split, day, value, lang, utm_source, stage, entry, clicks)
);
insert into split_source_daily
  select day, lang, utm_source, split, value, stage, entry, clicks, sum(visits) from split_daily group by 1, 2, 3, 4, 5, 6, 7, 8;
grant select, insert, update, delete on split_source_daily to collector_worker;
grant select on split_source_daily to collector_report, collector_console, collector_caller, collector_viewer;

-- Down Migration
drop table split_source_daily;
