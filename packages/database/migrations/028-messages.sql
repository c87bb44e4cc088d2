-- Up Migration

-- The morning letter and Health by mail, per person. The address is encrypted like the phone of a lead.
alter table console_people
  add column mail_sealed bytea,
  add column mail_key_id text,
  add column letter_on boolean not null default false,
  add column letter_hour smallint not null default 8 check (letter_hour between 0 and 23),
  add column letter_days text not null default 'all' check (letter_days in ('all', 'sun-thu')),
  add column health_on boolean not null default false,
  add constraint mail_has_its_key check ((mail_sealed is null) = (mail_key_id is null));

-- Mails to people: the console writes them, the worker sends them. Counts and addresses of the console; never a name, a phone or the id
-- of a lead. `day`: of the figures. 'now': a letter that was asked for; 'ill' and 'well': Health.
create table mails (
  mail_id uuid primary key default gen_random_uuid(),
  person_id uuid not null references console_people on delete cascade,
  kind text not null check (kind in ('letter', 'now', 'ill', 'well')),
  day date not null,
  subject text not null,
  plain text not null,
  html text not null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  dead_at timestamptz,
  fault text
);
create unique index mails_letter on mails (person_id, day) where kind = 'letter';
create index mails_waiting on mails (due_at) where sent_at is null and dead_at is null;
grant select, insert (person_id, kind, day, subject, plain, html) on mails to collector_console;
grant select, delete, update (due_at, attempts, sent_at, dead_at, fault) on mails to collector_worker;
grant update (mail_sealed, mail_key_id, lang, letter_on, letter_hour, letter_days, health_on) on console_people to collector_console;
grant update (mail_sealed, mail_key_id) on console_people to collector_worker;

-- Whether the worker has a mail relay (MAIL_URL, MAIL_FROM): it says so when it starts, and the console shows it.
create table mail_relay (
  only_row boolean primary key default true check (only_row),
  mail_from text,
  said_at timestamptz not null default now()
);
grant select, insert, update on mail_relay to collector_worker;
grant select on mail_relay to collector_console;

-- Receivers of leads besides the one of the worker's settings, whose messages have no receiver_id. 'alert': page, campaign and a link.
create table receivers (
  receiver_id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('slack', 'mail', 'webhook')),
  name text not null check (length(name) between 1 and 80),
  body text not null check (body = 'alert' or (body = 'lead' and kind = 'webhook')),
  lang text not null check (lang in ('en', 'he')),
  key_id text not null,
  address_sealed bytea not null,
  added_at timestamptz not null default now()
);
alter table outbox
  add column receiver_id uuid references receivers on delete cascade,
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in ('lead.created', 'lead.erased', 'test'));
create index outbox_receiver on outbox (receiver_id, created_at) where receiver_id is not null;
grant select, insert (receiver_id, kind, name, body, lang, key_id, address_sealed), delete on receivers to collector_console;
grant select, update (key_id, address_sealed) on receivers to collector_worker;

-- A message of its own for each receiver, in the transaction that stores the lead. security definer: the service knows no receivers.
create function queue_for_receivers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as
$$
begin
  insert into outbox (kind, lead_id, receiver_id) select new.kind, new.lead_id, receiver_id from receivers;
  return null;
end
$$;
revoke execute on function queue_for_receivers from public;
create trigger queued_for_receivers after insert on outbox
  for each row when (new.kind = 'lead.created' and new.receiver_id is null) execute function queue_for_receivers();

-- A test message. security definer: the console has no right to add to the outbox.
create function test_receiver(id uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as
$$
begin
  insert into outbox (kind, lead_id, receiver_id) select 'test', receiver_id, receiver_id from receivers where receiver_id = id;
  return found;
end
$$;
revoke execute on function test_receiver from public;
grant execute on function test_receiver to collector_console;

-- As in 013, but each receiver has a message of the erasure of its own: unless its message had not been sent yet, or it came after the lead.
create or replace function erase_leads(
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
  insert into erased_leads (lead_hash)
    select given.hash from unnest(ids, hashes) as given (id, hash) where given.id = any (gone)
    on conflict do nothing;
  with dropped as (
    delete from leads one where one.lead_id = any (gone) returning one.lead_id, one.received_at),
  unsent as (
    delete from outbox where lead_id = any (gone) and kind = 'lead.created' and delivered_at is null
    returning lead_id, receiver_id, first_sent_at),
  told as (
    select null::uuid as receiver_id, '-infinity'::timestamptz as added_at union all select receiver_id, added_at from receivers)
  insert into outbox (kind, lead_id, receiver_id, due_at)
    select 'lead.erased', dropped.lead_id, told.receiver_id, now() + delay_s * interval '1 second' from dropped, told
    where told.added_at <= dropped.received_at and not exists (
      select from unsent where unsent.lead_id = dropped.lead_id and unsent.receiver_id is not distinct from told.receiver_id
        and unsent.first_sent_at is null);
  get diagnostics messages = row_count;
  leads := cardinality(gone);
  insert into audit_log (person_id, person_name, action, lead_id, count, facts)
    values (by_id, by_name, 'lead-erased', of_lead, leads, jsonb_build_object('messages', messages));
end
$$;

-- Down Migration
drop trigger queued_for_receivers on outbox;
drop function queue_for_receivers;
drop function test_receiver;
delete from outbox where receiver_id is not null or kind = 'test';
alter table outbox drop column receiver_id, drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in ('lead.created', 'lead.erased'));
drop table receivers, mails, mail_relay;
alter table console_people drop column mail_sealed, drop column mail_key_id, drop column letter_on, drop column letter_hour,
  drop column letter_days, drop column health_on;
create or replace function erase_leads(
  indexes bytea[], ids uuid[], hashes bytea[], delay_s integer, by_id uuid, by_name text, of_lead uuid,
  out leads integer, out messages integer
)
  language plpgsql security definer set search_path = public, pg_temp as
$$
declare
  gone uuid[];
begin
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
