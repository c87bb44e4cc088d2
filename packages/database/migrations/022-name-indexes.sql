-- Up Migration

-- Blind index of names: keyed hashes of the beginnings of their words (packages/server/leads/name-index.ts). The service writes it with
-- the lead. Null: the lead is from before, and the worker, which has the keys, adds it.
alter table leads add column name_indexes bytea[];
create index leads_name_indexes on leads using gin (name_indexes);
create index leads_not_indexed on leads (lead_id) where name_indexes is null;
grant insert (name_indexes) on leads to collector_ingest;
grant update (name_indexes) on leads to collector_worker;

-- Down Migration
alter table leads drop column name_indexes;
