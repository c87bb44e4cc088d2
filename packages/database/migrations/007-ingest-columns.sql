-- Up Migration

-- A lead with several phone numbers is found by each of them.
alter table leads add column other_phone_indexes bytea[] not null default '{}';
create index leads_other_phone_indexes on leads using gin (other_phone_indexes) where other_phone_indexes <> '{}';

-- Least privilege: the public service inserts only the columns of a request, and none that the database or the worker sets: time of
-- receipt, storing transaction, delivery, erasure.
revoke insert on events, bad_events, leads, outbox from collector_ingest;
grant insert (day, event_id, occurred_at, visit_id, name, page_lang, route, details, marks) on events to collector_ingest;
grant insert (reason, payload) on bad_events to collector_ingest;
grant insert (lead_id, key_id, full_name_sealed, phone_sealed, phone_index, other_phone_indexes, page_lang, route, campaign, fill_ms, marks)
  on leads to collector_ingest;
grant insert (kind, lead_id) on outbox to collector_ingest;
alter table outbox enable row level security;
create policy service_tells_of_new_leads on outbox for insert to collector_ingest with check (kind = 'lead.created');
create policy worker_does_the_rest on outbox to collector_worker using (true) with check (true);

-- Down Migration
drop policy worker_does_the_rest on outbox;
drop policy service_tells_of_new_leads on outbox;
alter table outbox disable row level security;
revoke insert on events, bad_events, leads, outbox from collector_ingest;
grant insert on events, bad_events, leads, outbox to collector_ingest;
alter table leads drop column other_phone_indexes;
