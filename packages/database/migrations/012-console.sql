-- Up Migration

-- Up to when everything is counted.
alter table rollup_cursors add column counted_at timestamptz;

-- People who may open the owner's console. console:invite adds them, with the worker's role: the console cannot make an owner.
create table console_people (
  person_id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 80),
  role text not null check (role in ('owner', 'viewer')),
  added_at timestamptz not null default now()
);

-- Sign-in links: a hash of the token, valid for ten minutes and once.
create table console_sign_in_links (
  token_hash bytea primary key,
  person_id uuid not null references console_people on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table console_passkeys (
  credential_id text primary key,
  person_id uuid not null references console_people on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  label text not null,
  added_at timestamptz not null default now(),
  used_at timestamptz
);
create index console_passkeys_person on console_passkeys (person_id);

-- Sessions: a hash of the cookie.
create table console_sessions (
  session_hash bytea primary key,
  session_id uuid not null unique default gen_random_uuid(),
  person_id uuid not null references console_people on delete cascade,
  device text not null,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  -- The last touch of a passkey: export, erasure and changes of passkeys want a recent one.
  confirmed_at timestamptz,
  is_from_link boolean not null
);
create index console_sessions_person on console_sessions (person_id);

-- Audit log: who saw what and who did what. Never a name, a phone, a note or a word that was searched for. The console adds and reads;
-- the worker removes entries after two years. No reference to the person: an entry stays when the person goes.
create table audit_log (
  entry_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  person_id uuid,
  person_name text,
  action text not null check (action ~ '^[a-z-]{1,40}$'),
  lead_id uuid,
  count integer,
  facts jsonb not null default '{}'
);
create index audit_log_at on audit_log (at);
create index audit_log_lead on audit_log (lead_id) where lead_id is not null;

-- As in 004: it exists if the superuser created it, or another database did.
do $$
begin
  if to_regrole('collector_console') is null then
    create role collector_console nologin;
  end if;
exception when insufficient_privilege then
  raise insufficient_privilege using message = 'The role collector_console is missing. Run as postgres: create role collector_console nologin;';
end
$$;

-- Least privilege. Of rejected events the reason, never the payload.
grant select on events, visits, funnel_daily, answer_daily, source_daily, page_daily, campaign_daily, vital_daily, lead_daily, experiment_daily, rollup_cursors, leads, outbox
  to collector_console;
grant select (bad_event_id, received_at, reason) on bad_events to collector_console;
grant update (dead_at, attempts, due_at) on outbox to collector_console;
create policy console_reads on outbox for select to collector_console using (true);
-- Only a dead letter, and only back to waiting.
create policy console_retries on outbox for update to collector_console
  using (dead_at is not null and delivered_at is null) with check (dead_at is null and attempts = 0);

grant select on console_people to collector_console;
grant select, update (used_at) on console_sign_in_links to collector_console;
grant select, insert, delete, update (counter, used_at) on console_passkeys to collector_console;
grant select, insert, delete, update (seen_at, confirmed_at) on console_sessions to collector_console;
grant select, insert (person_id, person_name, action, lead_id, count, facts) on audit_log to collector_console;

-- console:invite, and retention.
grant select, insert, delete, update (role) on console_people to collector_worker;
grant select, insert, delete on console_sign_in_links to collector_worker;
grant select, delete on console_sessions, console_passkeys to collector_worker;
grant select, delete on audit_log to collector_worker;

-- Down Migration
drop policy console_retries on outbox;
drop policy console_reads on outbox;
revoke all on all tables in schema public from collector_console;
drop table audit_log, console_sessions, console_passkeys, console_sign_in_links, console_people;
alter table rollup_cursors drop column counted_at;
