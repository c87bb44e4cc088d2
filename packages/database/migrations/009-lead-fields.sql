-- Up Migration

-- The optional fields of the lead form, encrypted like name and phone. Null: the visitor left it empty, or the form does not ask.
alter table leads add column email_sealed bytea, add column store_address_sealed bytea;
grant insert (email_sealed, store_address_sealed) on leads to collector_ingest;
grant update (email_sealed, store_address_sealed) on leads to collector_worker;

-- Down Migration
alter table leads drop column email_sealed, drop column store_address_sealed;
