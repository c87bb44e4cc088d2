-- Up Migration

-- The time in a UUIDv7: its first 48 bits are milliseconds.
create function time_of(id uuid) returns timestamptz
  language sql immutable strict parallel safe
  return to_timestamp(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0);

-- The day of an event, from the time in its id. Never the day it arrived: a retry after midnight would be a duplicate.
create function day_of(id uuid) returns date
  language sql immutable strict parallel safe
  return (to_timestamp(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0) at time zone 'UTC')::date;

-- The day of an event in a time zone.
create function local_day(id uuid, time_zone text) returns date
  language sql stable strict parallel safe
  return (to_timestamp(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0) at time zone time_zone)::date;

-- The smallest id of a day.
create function first_id(day date) returns uuid
  language sql immutable strict parallel safe
  return (lpad(to_hex((extract(epoch from day) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;

create table events (
  day date not null,
  event_id uuid not null,
  -- The transaction that stored it, the cursor of rollups: they read up to the oldest open one, so that no late commit is missed.
  stored_by bigint not null default (pg_current_xact_id()::text::bigint),
  occurred_at timestamptz not null,
  visit_id uuid not null,
  name text not null,
  -- The language of the page it happened on.
  page_lang text not null,
  -- Only the path: a query may hold personal data.
  route text not null,
  -- The event's own payload and its campaign.
  details jsonb not null,
  -- Flags of suspicious events ('bot', …); empty for nearly all.
  flags text[] not null default '{}',
  primary key (day, event_id),
  constraint day_is_from_the_id check (day = day_of(event_id))
) partition by range (day);

-- BRIN, because events are stored in the order of their transactions: a few hundred bytes of index find a minute among millions.
create index events_stored_by on events using brin (stored_by) with (pages_per_range = 32, autosummarize = on);

-- Rejected events with the reason (a dead letter table): as text, because they may not even be JSON.
create table bad_events (
  bad_event_id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  reason text not null,
  payload text not null check (octet_length(payload) <= 8192)
);
create index bad_events_received_at on bad_events using brin (received_at);

-- When the last backup was finished: deploy/back-up-collector.sh writes it, the worker makes a metric of it. One row, or none.
create table backups (finished_at timestamptz not null default now());

-- Creates the daily partitions: ids are accepted from 7 days back to 1 day ahead, and a service that is not restarted for two
-- weeks still finds the next one. security definer: the role of the service has no other right to create tables.
create function make_event_days() returns void
  language plpgsql security definer set search_path = public, pg_temp as
$$
declare
  today date := (now() at time zone 'UTC')::date;
  one date;
  name text;
begin
  -- Serialises concurrent calls.
  perform pg_advisory_xact_lock(hashtext('make_event_days'));
  for one in select generate_series(today - 8, today + 15, interval '1 day')::date loop
    name := 'events_' || to_char(one, 'YYYYMMDD');
    continue when to_regclass(name) is not null;
    -- Attached, not created as a partition: that would wait for every reader of events, and every writer would wait behind it.
    execute format('create table %I (like events including defaults including constraints)', name);
    execute format('alter table events attach partition %I for values from (%L) to (%L)', name, one, one + 1);
  end loop;
end
$$;
