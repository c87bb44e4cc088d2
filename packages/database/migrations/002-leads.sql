-- Up Migration

-- Leads. Name, phone and what else a person wrote are encrypted (AES-256-GCM) with the key `key_id`; the phone and the name are found
-- through blind indexes, keyed hashes. No IP address is stored.
create table leads (
  lead_id uuid primary key,
  received_at timestamptz not null default now(),
  key_id text not null,
  full_name_sealed bytea not null,
  phone_sealed bytea not null,
  phone_index bytea not null,
  page_lang text not null,
  route text not null,
  campaign jsonb not null default '{}',
  fill_ms integer,
  -- Spam flags ('honeypot', 'too-fast', …). A flagged lead is stored all the same.
  flags text[] not null default '{}',
  -- A lead with several phone numbers is found by each of them.
  other_phone_indexes bytea[] not null default '{}',
  -- The optional fields of the form. Null: the visitor left it empty, or the form does not ask.
  email_sealed bytea,
  store_address_sealed bytea,
  -- The transaction that stored it, the cursor of its count, as with events.
  stored_by bigint not null default (pg_current_xact_id()::text::bigint),
  -- 'suspect': it has spam flags and waits for a person to look at it; 'test': of the owner's, listed nowhere.
  state text not null default 'new' check (state in ('new', 'called', 'no_answer', 'won', 'lost', 'suspect', 'test')),
  -- When its person asked to be called back.
  call_at timestamptz,
  -- Encrypted with a key id of its own: it is written later.
  note_sealed bytea,
  note_key_id text,
  changed_at timestamptz,
  -- Guards a change against another one in between.
  version integer not null default 0,
  -- The answers of the quiz that a visitor attached. Null: the box was not ticked, or not there.
  answers_sealed bytea,
  -- Keyed hashes of the beginnings of the name's words (packages/server/leads/name-index.ts).
  name_indexes bytea[],
  constraint note_has_its_key check ((note_sealed is null) = (note_key_id is null))
);
create index leads_phone_index on leads (phone_index, received_at);
create index leads_other_phone_indexes on leads using gin (other_phone_indexes) where other_phone_indexes <> '{}';
create index leads_stored_by on leads (stored_by);
-- Keyset pagination: a page is read from where the one before ended, also the last of 100,000 leads.
create index leads_newest on leads (received_at, lead_id);
create index leads_by_state on leads (state, received_at, lead_id);
create index leads_call_at on leads (call_at, lead_id) where call_at is not null;
create index leads_name_indexes on leads using gin (name_indexes);

-- Tombstones of erased leads, as keyed hashes of their ids: a retry from a browser is acknowledged and not stored. Kept for 30 days;
-- a browser retries for a week.
create table erased_leads (
  lead_hash bytea primary key,
  erased_at timestamptz not null default now()
);

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

-- Transactional outbox of webhooks and mails. Rows reference the lead and hold no personal data, so erasing the lead is enough.
create table outbox (
  message_id uuid primary key default gen_random_uuid(),
  kind text not null constraint outbox_kind_check check (kind in ('lead.created', 'lead.erased', 'test')),
  lead_id uuid not null,
  created_at timestamptz not null default now(),
  -- When it was sent first. Never reset: from then on an erased lead must be erased at the CRM too.
  first_sent_at timestamptz,
  -- Since it was stored or replayed.
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  delivered_at timestamptz,
  -- Dead letter: no more retries. `npm run admin -- replay` sets it back to null.
  dead_at timestamptz,
  last_error text,
  receiver_id uuid
);
-- Not valid: backups have no receivers (deploy/back-up-collector.sh), but the messages to them, and a restore does not check it. It holds
-- for new messages, and a receiver that is removed takes its messages along.
alter table outbox add constraint outbox_receiver_id_fkey foreign key (receiver_id) references receivers on delete cascade not valid;
create index outbox_waiting on outbox (due_at) where delivered_at is null and dead_at is null;
create index outbox_lead on outbox (lead_id);
create index outbox_receiver on outbox (receiver_id, created_at) where receiver_id is not null;

-- A message of its own for each receiver, in the transaction that stores the lead. security definer: the service knows no receivers.
create function queue_for_receivers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as
$$
begin
  insert into outbox (kind, lead_id, receiver_id) select new.kind, new.lead_id, receiver_id from receivers;
  return null;
end
$$;
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
