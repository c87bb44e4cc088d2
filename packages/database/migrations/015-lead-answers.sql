-- Up Migration

-- The answers of the quiz that a visitor attached to the lead, encrypted like name and phone. Null: the box was not ticked, or not there.
alter table leads add column answers_sealed bytea;
grant insert (answers_sealed) on leads to collector_ingest;
grant update (answers_sealed) on leads to collector_worker;

-- Down Migration
alter table leads drop column answers_sealed;
