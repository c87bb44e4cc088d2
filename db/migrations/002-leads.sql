-- Up Migration

-- Who asked to be called. Name and phone are sealed (AES-256-GCM) with the key that `key_id` names; the phone is found again
-- through a keyed hash of it. No address of the visitor is kept.
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
  -- Why it may be spam ('honeypot', 'too-fast', …). A suspect is kept: people are rarer than robots.
  marks text[] not null default '{}'
);
create index leads_phone_index on leads (phone_index);
create index leads_received_at on leads (received_at);

-- What the owner's CRM is still to be told. Rows name the lead and hold nothing of it, so erasing the lead is enough.
create table outbox (
  message_id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('lead.created', 'lead.erased')),
  lead_id uuid not null,
  created_at timestamptz not null default now(),
  -- When the CRM may have heard of it for the first time. Never taken back: whoever is erased later must be erased there too.
  first_sent_at timestamptz,
  -- Since it was stored, or replayed.
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  delivered_at timestamptz,
  -- Given up; `replay` sets it back to null.
  dead_at timestamptz,
  last_fault text
);
create index outbox_waiting on outbox (due_at) where delivered_at is null and dead_at is null;
create index outbox_lead on outbox (lead_id);

-- Down Migration
drop table outbox;
drop table leads;
