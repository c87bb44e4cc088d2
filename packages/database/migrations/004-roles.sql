-- Up Migration

-- Group roles without login; the owner's logins are members of them (docs/how-to/run-the-collector.md). Roles are global to the
-- server: they exist if the superuser created them (then the owner of the tables needs no createrole), or another database did.
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

-- Least privilege: the public service inserts rows and reads none.
grant insert on events, bad_events, leads, outbox to collector_ingest;
grant execute on function make_event_days to collector_ingest, collector_worker;

-- The worker: delivery, rollup, erasure, retention.
grant select on events to collector_worker;
grant select, delete on bad_events, leads to collector_worker;
grant select, insert, update, delete on outbox, rollup_cursors, visits, quiz_sessions, funnel_daily to collector_worker;
grant execute on function drop_event_days to collector_worker;

-- Reports read counts and events, never leads.
grant select on events, bad_events, visits, quiz_sessions, funnel_daily, rollup_cursors to collector_report;

-- Down Migration
revoke all on all tables in schema public from collector_ingest, collector_worker, collector_report;
revoke all on all functions in schema public from collector_ingest, collector_worker, collector_report;
