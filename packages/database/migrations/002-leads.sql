-- Up Migration

-- Leads. Name and phone are encrypted (AES-256-GCM) with the key `key_id`; the phone is found through a blind index, a keyed hash.
-- No IP address is stored.
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
  marks text[] not null default '{}'
);
create index leads_phone_index on leads (phone_index);
create index leads_received_at on leads (received_at);

-- Transactional outbox of the webhook. Rows reference the lead and hold no personal data, so erasing the lead is enough.
create table outbox (
  message_id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('lead.created', 'lead.erased')),
  lead_id uuid not null,
  created_at timestamptz not null default now(),
  -- When it was sent first. Never reset: from then on an erased lead must be erased at the CRM too.
  first_sent_at timestamptz,
  -- Since it was stored or replayed.
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  delivered_at timestamptz,
  -- Dead letter: no more retries. `collector:replay` sets it back to null.
  dead_at timestamptz,
  last_fault text
);
create index outbox_waiting on outbox (due_at) where delivered_at is null and dead_at is null;
create index outbox_lead on outbox (lead_id);

-- Down Migration
drop table outbox;
drop table leads;
