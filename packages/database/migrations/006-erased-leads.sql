-- Up Migration

-- Tombstones of erased leads, as keyed hashes of their ids: a retry from a browser is acknowledged and not stored. Kept for 30 days;
-- a browser retries for a week.
create table erased_leads (
  lead_hash bytea primary key,
  erased_at timestamptz not null default now()
);
-- The service may look up a lead. A hash reveals nothing without the id.
grant select on erased_leads to collector_ingest;
grant select, insert, delete on erased_leads to collector_worker;

-- Down Migration
drop table erased_leads;
