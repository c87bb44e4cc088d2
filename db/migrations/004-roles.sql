-- Up Migration

-- Roles without a password; an owner's logins are made members of them (docs/how-to/run-the-collector.md).
-- They belong to the whole server: the one who set it up has made them (then the owner of the tables needs no right to), or another
-- database on it.
do $$
declare
  one text;
begin
  foreach one in array array['collector_ingest', 'collector_worker', 'collector_report'] loop
    if not exists (select from pg_roles where rolname = one) then
      execute format('create role %I nologin', one);
    end if;
  end loop;
end
$$;

revoke execute on function make_event_days, drop_event_days from public;

-- The service that the world can reach adds rows and reads none.
grant insert on events, bad_events, leads, outbox to collector_ingest;
grant execute on function make_event_days to collector_ingest, collector_worker;

-- The worker delivers, counts, erases and forgets.
grant select on events to collector_worker;
grant select, delete on bad_events, leads to collector_worker;
grant select, insert, update, delete on outbox, rollup_cursors, visits, quiz_sessions, funnel_daily to collector_worker;
grant execute on function drop_event_days to collector_worker;

-- Reports see counts and events, never a lead.
grant select on events, bad_events, visits, quiz_sessions, funnel_daily, rollup_cursors to collector_report;

-- Down Migration
revoke all on all tables in schema public from collector_ingest, collector_worker, collector_report;
revoke all on all functions in schema public from collector_ingest, collector_worker, collector_report;
