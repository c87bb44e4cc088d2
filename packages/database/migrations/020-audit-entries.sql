-- Up Migration

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
revoke execute on function drop_old_audit_entries from public;
grant execute on function drop_old_audit_entries to collector_worker;
revoke delete on audit_log from collector_worker;

-- Who may open the console changes on the server, by console:invite or by SQL, so that the tables themselves write it down: a link for
-- a person, another role, a person removed. The entry names the person it is about; nobody is signed in.
create function audit_people() returns trigger
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
revoke execute on function audit_people from public;
create trigger person_invited after insert on console_sign_in_links for each row execute function audit_people();
create trigger role_changed after update of role on console_people
  for each row when (old.role <> new.role) execute function audit_people();
create trigger person_removed after delete on console_people for each row execute function audit_people();

-- Down Migration
drop trigger person_removed on console_people;
drop trigger role_changed on console_people;
drop trigger person_invited on console_sign_in_links;
drop function audit_people;
grant delete on audit_log to collector_worker;
drop function drop_old_audit_entries;
