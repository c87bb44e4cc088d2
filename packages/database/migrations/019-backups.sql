-- Up Migration

-- When the last backup was finished: deploy/back-up-collector.sh writes it, the worker makes a metric of it. One row, or none.
create table backups (finished_at timestamptz not null default now());
grant select on backups to collector_worker;

-- Down Migration
drop table backups;
