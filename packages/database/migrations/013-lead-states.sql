-- Up Migration

-- What became of a lead. 'suspect': it has spam marks and waits for a person to look at it; 'test': of the owner's, listed nowhere.
-- `call_at`: when its person asked to be called back. The note is encrypted like name and phone, with a key id of its own: it is
-- written later. `version` guards a change against another one in between.
alter table leads
  add column state text not null default 'new'
    check (state in ('new', 'called', 'no_answer', 'won', 'lost', 'suspect', 'test')),
  add column call_at timestamptz,
  add column note_sealed bytea,
  add column note_key_id text,
  add column changed_at timestamptz,
  add column version integer not null default 0,
  add constraint note_has_its_key check ((note_sealed is null) = (note_key_id is null));
update leads set state = case when 'test' = any (marks) then 'test' else 'suspect' end where marks <> '{}';

-- Keyset pagination: a page is read from where the one before ended, also the last of 100,000 leads.
drop index leads_received_at;
create index leads_newest on leads (received_at, lead_id);
create index leads_by_state on leads (state, received_at, lead_id);
create index leads_call_at on leads (call_at, lead_id) where call_at is not null;

-- Erasure: deletes every lead with one of these phone indexes and its undelivered messages, in the one place that does so. Where the
-- CRM may have the lead already, `lead.erased` is queued, with a delay, so that an attempt in progress does not arrive after it.
-- Tombstones keep the same leads from being stored again; their hashes need a key that the database does not have, so that the
-- caller reads the ids first and passes both. security definer: the console has no other right to delete a lead.
create function erase_leads(
  indexes bytea[], ids uuid[], hashes bytea[], delay_s integer, by_id uuid, by_name text, of_lead uuid,
  out leads integer, out messages integer
)
  language plpgsql security definer set search_path = public, pg_temp as
$$
declare
  gone uuid[];
begin
  -- A concurrent insert of the same lead waits, and then finds the tombstone.
  lock table leads in share row exclusive mode;
  select coalesce(array_agg(one.lead_id), '{}') into gone from leads one
  where one.phone_index = any (indexes) or (one.other_phone_indexes <> '{}' and one.other_phone_indexes && indexes);
  if (gone <@ ids) is not true then
    raise exception 'A lead of this person arrived meanwhile: read their ids again' using errcode = 'serialization_failure';
  end if;
  delete from leads one where one.lead_id = any (gone);
  insert into erased_leads (lead_hash)
    select given.hash from unnest(ids, hashes) as given (id, hash) where given.id = any (gone)
    on conflict do nothing;
  with unsent as (
    delete from outbox where lead_id = any (gone) and kind = 'lead.created' and delivered_at is null
    returning lead_id, first_sent_at)
  insert into outbox (kind, lead_id, due_at)
    select 'lead.erased', one, now() + delay_s * interval '1 second' from unnest(gone) as one
    where one not in (select lead_id from unsent where first_sent_at is null);
  get diagnostics messages = row_count;
  leads := cardinality(gone);
  insert into audit_log (person_id, person_name, action, lead_id, count, facts)
    values (by_id, by_name, 'lead-erased', of_lead, leads, jsonb_build_object('messages', messages));
end
$$;
revoke execute on function erase_leads from public;

-- The service sets the state by the marks. The console changes what became of a lead, and nothing else of it.
grant insert (state) on leads to collector_ingest;
grant update (state, call_at, note_sealed, note_key_id, changed_at, version) on leads to collector_console;
grant update (note_sealed, note_key_id) on leads to collector_worker;
grant execute on function erase_leads to collector_console, collector_worker;

-- Down Migration
drop function erase_leads;
revoke insert (state) on leads from collector_ingest;
drop index leads_newest;
create index leads_received_at on leads (received_at);
alter table leads drop column state, drop column call_at, drop column note_sealed, drop column note_key_id, drop column changed_at, drop column version;
