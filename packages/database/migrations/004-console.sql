-- Up Migration

-- People who may open the owner's console: an owner does everything, a caller sees leads and writes down what became of them, a viewer
-- sees counts. `npm run admin -- invite` adds them, with the worker's role: the console cannot make an owner.
create table console_people (
  person_id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 80),
  role text not null constraint console_people_role_check check (role in ('owner', 'caller', 'viewer')),
  added_at timestamptz not null default now(),
  lang text not null default 'en' check (lang in ('en', 'he')),
  -- Who invited them, as they were called then. Null: the command on the server.
  invited_by text,
  -- The daily email and Health by mail. The address is encrypted like the phone of a lead.
  mail_sealed bytea,
  mail_key_id text,
  letter_on boolean not null default false,
  letter_hour smallint not null default 8 check (letter_hour between 0 and 23),
  letter_days text not null default 'all' check (letter_days in ('all', 'sun-thu')),
  health_on boolean not null default false,
  constraint mail_has_its_key check ((mail_sealed is null) = (mail_key_id is null))
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

-- The text that a person begins a WhatsApp message with, by language. The message itself is stored nowhere.
create table console_texts (
  person_id uuid not null references console_people on delete cascade,
  lang text not null check (lang in ('he', 'en')),
  text text not null check (length(text) between 1 and 500),
  primary key (person_id, lang)
);

-- Audit log: who saw what and who did what. Never a name, a phone, a note or a word that was searched for. No reference to the person:
-- an entry stays when the person goes.
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

-- Retention of the audit log: the two years are in the function, and the worker has no other right to delete an entry. security definer.
create function drop_old_audit_entries() returns integer
  language plpgsql security definer set search_path = public, pg_temp as
$$
declare
  dropped integer;
begin
  delete from audit_log where at < now() - interval '730 days';
  get diagnostics dropped = row_count;
  return dropped;
end
$$;

-- Who may open the console changes from the console, on the server or by SQL, so that the tables themselves write it down: a link for a
-- person, another role, a person removed. The entry names the person it is about, and who did it where it was not a command on the server.
create function audit_people() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as
$$
declare
  what text := case when tg_table_name = 'console_sign_in_links' then 'person-invited' when tg_op = 'UPDATE' then 'role-changed' else 'person-removed' end;
  said jsonb;
begin
  if what = 'person-invited' then
    select jsonb_build_object('name', name, 'role', role) into said from console_people where person_id = new.person_id;
  elsif what = 'role-changed' then
    said := jsonb_build_object('name', new.name, 'from', old.role, 'to', new.role);
  else
    said := jsonb_build_object('name', old.name, 'role', old.role);
  end if;
  insert into audit_log (person_id, person_name, action, facts)
    select person_id, name, what, said from (select nullif(current_setting('console.by', true), '')::uuid as id) as by
    left join console_people on person_id = id;
  return null;
end
$$;
create trigger person_invited after insert on console_sign_in_links for each row execute function audit_people();
create trigger role_changed after update of role on console_people
  for each row when (old.role <> new.role) execute function audit_people();
create trigger person_removed after delete on console_people for each row execute function audit_people();

-- People from the console, of owners alone: never an owner. security definer: the console has no other right to these tables. `by_id` is
-- the owner who does it, and stands in the audit log.
create function acts_for_owner(by_id uuid) returns void
  language plpgsql as
$$
begin
  if not exists (select from console_people where person_id = by_id and role = 'owner') then
    raise insufficient_privilege using message = 'only an owner may change people';
  end if;
  perform set_config('console.by', by_id::text, true);
end
$$;

create function invite_person(by_id uuid, new_name text, new_role text, new_lang text, new_token_hash bytea, until timestamptz)
  returns uuid language plpgsql security definer set search_path = public, pg_temp as
$$
declare
  added uuid;
begin
  perform acts_for_owner(by_id);
  if new_role not in ('caller', 'viewer') or until > now() + interval '25 hours' then
    raise insufficient_privilege using message = 'the console invites callers and viewers, for a day';
  end if;
  insert into console_people (name, role, lang, invited_by)
    values (new_name, new_role, new_lang, (select name from console_people where person_id = by_id)) returning person_id into added;
  insert into console_sign_in_links (token_hash, person_id, expires_at) values (new_token_hash, added, until);
  return added;
end
$$;

create function change_person(by_id uuid, of_id uuid, new_role text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as
$$
begin
  perform acts_for_owner(by_id);
  if new_role not in ('caller', 'viewer') then
    raise insufficient_privilege using message = 'the console makes callers and viewers';
  end if;
  update console_people set role = new_role where person_id = of_id and role <> 'owner';
  return found;
end
$$;

create function remove_person(by_id uuid, of_id uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as
$$
begin
  perform acts_for_owner(by_id);
  delete from console_people where person_id = of_id and role <> 'owner';
  return found;
end
$$;

-- Erasure: deletes every lead with one of these phone indexes and its undelivered messages, in the one place that does so. Each receiver
-- that may have the lead already gets `lead.erased`, with a delay, so that an attempt in progress does not arrive after it. Tombstones
-- keep the same leads from being stored again; their hashes need a key that the database does not have, so that the caller reads the
-- ids first and passes both. security definer: the console has no other right to delete a lead.
create function erase_leads(
  indexes bytea[], ids uuid[], hashes bytea[], delay_s integer, by_id uuid, by_name text, of_lead uuid,
  out leads integer, out messages integer
)
  language plpgsql security definer set search_path = public, pg_temp as
$$
declare
  gone uuid[];
begin
  -- A concurrent insert of the same lead waits, and then finds the tombstone. Nor begins a `select for update`, as a change of a lead does:
  -- its update would wait for this lock, and the delete below for its row.
  lock table leads in exclusive mode;
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
  notified as (
    -- One that gets whole leads may have older ones: after a restore it is added anew.
    select null::uuid as receiver_id, '-infinity'::timestamptz as added_at
    union all select receiver_id, case body when 'lead' then '-infinity' else added_at end from receivers)
  insert into outbox (kind, lead_id, receiver_id, due_at)
    select 'lead.erased', dropped.lead_id, notified.receiver_id, now() + delay_s * interval '1 second' from dropped, notified
    where notified.added_at <= dropped.received_at and not exists (
      select from unsent where unsent.lead_id = dropped.lead_id and unsent.receiver_id is not distinct from notified.receiver_id
        and unsent.first_sent_at is null);
  get diagnostics messages = row_count;
  leads := cardinality(gone);
  insert into audit_log (person_id, person_name, action, lead_id, count, facts)
    values (by_id, by_name, 'lead-erased', of_lead, leads, jsonb_build_object('messages', messages));
end
$$;

-- What ads cost, by day and by campaign as the ad platform names it. A file that is stored again replaces the same rows. No personal data.
-- `first_day` to `last_day` are the days that a file speaks of: a campaign without a row in them spent nothing.
create table ad_imports (
  import_id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  source text not null check (source in ('meta', 'google', 'other')),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- The rows that it replaced, until the next file: Undo puts them back.
  replaced jsonb not null default '[]'
);
create table ad_costs (
  source text not null check (source in ('meta', 'google', 'other')),
  name text not null check (length(name) between 1 and 400),
  day date not null,
  -- Hundredths of the currency, VAT as in the file.
  cost_minor bigint not null check (cost_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  clicks bigint check (clicks >= 0),
  import_id uuid not null references ad_imports,
  primary key (source, name, day)
);
create index ad_costs_day on ad_costs (day);
create index ad_costs_import on ad_costs (import_id);

-- Which utm_campaign a name of the ad platform is. Null: a person keeps it apart.
create table ad_names (
  source text not null check (source in ('meta', 'google', 'other')),
  name text not null check (length(name) between 1 and 400),
  utm_campaign text check (length(utm_campaign) between 1 and 100),
  by_name text not null,
  at timestamptz not null default now(),
  primary key (source, name)
);

-- Experiments as the worker first saw them. A record that differs later was changed after it began.
create table console_experiments (
  experiment text primary key,
  record json not null,
  fingerprint text not null,
  first_seen timestamptz not null,
  -- An operator found that its figures cannot be trusted: from then on it has no verdict.
  voided_at timestamptz,
  void_reason text
);

-- Verdicts by comparison (the arm beside arm a) with the day each was first reached. They stay when later counts look otherwise.
create table console_verdicts (
  experiment text not null references console_experiments,
  arm smallint not null,
  kind text not null check (kind in ('better', 'no-difference')),
  better_arm smallint,
  reached_on date not null,
  primary key (experiment, arm, kind)
);

-- security definer: the worker's role may neither change a registration nor add to the audit log. Returns whether there was one to void.
create function void_experiment(id text, reason text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as
$$
begin
  update console_experiments set voided_at = now(), void_reason = reason where experiment = id and voided_at is null;
  if not found then
    return false;
  end if;
  insert into audit_log (action, facts) values ('experiment-voided', jsonb_build_object('experiment', id, 'reason', reason));
  return true;
end
$$;

-- Changes for review that an owner proposed from the console: an experiment to register, or to end. The change itself is in the
-- repository, or in `patch`. No reference to the person: it stays when the person goes.
create table console_proposals (
  proposal_id bigint generated always as identity primary key,
  experiment text not null check (experiment ~ '^[a-z][a-z0-9-]{1,23}$'),
  kind text not null check (kind in ('register', 'end')),
  -- What it adds to the file of the records.
  source text not null,
  branch text,
  number integer,
  url text,
  patch text,
  person_name text not null,
  proposed_at timestamptz not null,
  withdrawn_at timestamptz
);
create index console_proposals_experiment on console_proposals (experiment, proposal_id);

-- Mails to people: the console writes them, the worker sends them. Counts and addresses of the console; never a name, a phone or the id
-- of a lead. `day`: of the figures. 'now': a daily email that was asked for; 'ill' and 'well': Health.
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
  error text
);
create unique index mails_letter on mails (person_id, day) where kind = 'letter';
create index mails_waiting on mails (due_at) where sent_at is null and dead_at is null;

-- Whether the worker has a mail relay (MAIL_URL, MAIL_FROM): it says so when it starts, and the console shows it.
create table mail_relay (
  only_row boolean primary key default true check (only_row),
  mail_from text,
  said_at timestamptz not null default now()
);
