-- Up Migration

-- Leads that were erased, as keyed hashes of their ids: a browser that still waits with one, or sends it again, is answered and nothing is
-- stored. Kept for 30 days; a browser waits for a week.
create table erased_leads (
  lead_hash bytea primary key,
  erased_at timestamptz not null default now()
);
-- The service asks whether a lead is among them. A hash tells it nothing that it did not bring along.
grant select on erased_leads to collector_ingest;
grant select, insert, delete on erased_leads to collector_worker;

-- Down Migration
drop table erased_leads;
