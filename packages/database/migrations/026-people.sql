-- Up Migration

-- Roles of people: an owner does everything, a caller sees leads and writes down what became of them, a viewer sees counts.
alter table console_people
  drop constraint console_people_role_check,
  add constraint console_people_role_check check (role in ('owner', 'caller', 'viewer')),
  add column lang text not null default 'en' check (lang in ('en', 'he')),
  -- Who invited them, as they were called then. Null: the command on the server.
  add column invited_by text;

-- The console answers a caller and a viewer with a role of the database of their own (set role), so that a mistake in a route shows them
-- nothing more. As in 004: they exist if the superuser created them, or another database did.
do $$
declare
  one text;
begin
  foreach one in array array['collector_caller', 'collector_viewer'] loop
    if to_regrole(one) is null then
      execute format('create role %I nologin', one);
    end if;
    if not pg_has_role('collector_console', one, 'member') then
      execute format('grant %I to collector_console', one);
    end if;
  end loop;
exception when insufficient_privilege then
  raise insufficient_privilege using message =
    'The roles collector_caller and collector_viewer are missing. Run as postgres: create role collector_caller nologin; create role collector_viewer nologin; grant collector_caller, collector_viewer to collector_console;';
end
$$;

-- Counts by day, for both; not ad cost, which has no table of this name.
do $$
declare
  counts text;
begin
  select string_agg(format('%I', relname), ', ') into counts from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname ~ '_daily$';
  execute format('grant select on %s to collector_caller, collector_viewer', counts);
end
$$;
grant select on events, visits, rollup_cursors, outbox, console_experiments, console_verdicts to collector_caller, collector_viewer;
grant select (bad_event_id, received_at, reason) on bad_events to collector_caller, collector_viewer;
-- Health counts leads by their keys.
grant select (lead_id, state, key_id, note_key_id) on leads to collector_viewer;
create policy people_read on outbox for select to collector_caller, collector_viewer using (true);

-- A caller's work. No export: it begins with an entry in the audit log, and the caller's role may not write that one.
grant select, update (state, call_at, note_sealed, note_key_id, changed_at, version) on leads to collector_caller;
grant select, insert (person_id, person_name, action, lead_id, count, facts) on audit_log to collector_caller;
grant select, insert, update on console_texts to collector_caller;
alter table audit_log enable row level security;
create policy reads on audit_log for select to collector_console, collector_worker using (true);
create policy console_adds on audit_log for insert to collector_console with check (true);
create policy caller_reads on audit_log for select to collector_caller using (lead_id is not null);
create policy caller_adds on audit_log for insert to collector_caller
  with check (action in ('leads-listed', 'lead-opened', 'leads-searched', 'lead-contacted', 'lead-changed'));

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
revoke execute on function acts_for_owner, invite_person, change_person, remove_person from public;
grant execute on function invite_person, change_person, remove_person to collector_console;

-- Who did it, where it was not a command on the server.
create or replace function audit_people() returns trigger
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

-- Down Migration
drop function invite_person, change_person, remove_person, acts_for_owner;
drop policy caller_adds on audit_log;
drop policy caller_reads on audit_log;
drop policy console_adds on audit_log;
drop policy reads on audit_log;
alter table audit_log disable row level security;
drop policy people_read on outbox;
revoke all on all tables in schema public from collector_caller, collector_viewer;
delete from console_people where role = 'caller';
alter table console_people
  drop constraint console_people_role_check,
  add constraint console_people_role_check check (role in ('owner', 'viewer')),
  drop column lang, drop column invited_by;
create or replace function audit_people() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as
$$
begin
  if tg_table_name = 'console_sign_in_links' then
    insert into audit_log (action, facts)
      select 'person-invited', jsonb_build_object('name', name, 'role', role) from console_people where person_id = new.person_id;
  elsif tg_op = 'UPDATE' then
    insert into audit_log (action, facts)
      values ('role-changed', jsonb_build_object('name', new.name, 'from', old.role, 'to', new.role));
  else
    insert into audit_log (action, facts)
      values ('person-removed', jsonb_build_object('name', old.name, 'role', old.role));
  end if;
  return null;
end
$$;
