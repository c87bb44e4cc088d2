-- Up Migration

-- The smallest id of a day: a browser's id of a visit is a UUIDv7, which begins with the time.
create function first_id(day date) returns uuid
  language sql immutable strict parallel safe
  return (lpad(to_hex((extract(epoch from day) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;

-- Visits, sessions and answers in partitions by the day in the visit's id, so that retention drops them. The id is the key of the partition,
-- so it stays unique by itself, and a visit that goes on after midnight stays in its first day.
-- The tables of before become the default partitions, without a copy. They keep the days so far, ids that are no UUIDv7, and times without a
-- partition, and lose their rows one by one.
do $$
declare
  parent text;
  key text;
begin
  for parent, key in values ('visits', 'visit_id'), ('quiz_sessions', 'visit_id, lang'), ('quiz_answers', 'visit_id, lang, question') loop
    execute format('alter table %I rename to %I', parent, parent || '_rest');
    execute format('alter index %I rename to %I', parent || '_pkey', parent || '_rest_pkey');
    execute format('create table %I (like %I including defaults, primary key (%s)) partition by range (visit_id)', parent, parent || '_rest', key);
    execute format('grant select, insert, update, delete, truncate on %I to collector_worker', parent);
    execute format('grant select on %I to collector_report', parent);
  end loop;
end
$$;
grant select on visits to collector_console, collector_caller, collector_viewer;
alter index visits_last_day rename to visits_rest_last_day;
create index visits_last_day on visits (last_day);

-- Visits with an id of before went with their partition: their later events change no count.
alter table rollup_cursors add column visits_from uuid not null default '00000000-0000-0000-0000-000000000000';

-- Creates the partitions of the coming days, or from `first` on. Called by the worker alone: it waits for those who use the default
-- partitions. A day that was missed is in these.
create function make_visit_days(first date default (now() at time zone 'UTC')::date + 1) returns void
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as
$$
declare
  one date;
  parent text;
  name text;
begin
  perform pg_advisory_xact_lock(hashtext('make_visit_days'));
  for one in select generate_series(first, (now() at time zone 'UTC')::date + 7, interval '1 day')::date loop
    foreach parent in array array['visits', 'quiz_sessions', 'quiz_answers'] loop
      name := parent || to_char(one, '_YYYYMMDD');
      continue when to_regclass(name) is not null;
      execute format('create table %I (like %I including defaults)', name, parent);
      -- Ids from a clock that is wrong.
      if to_regclass(parent || '_rest') is not null then
        execute format('with moved as (delete from %I where visit_id >= %L and visit_id < %L returning *) insert into %I select * from moved',
          parent || '_rest', first_id(one), first_id(one + 1), name);
      end if;
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name, first_id(one), first_id(one + 1));
    end loop;
  end loop;
end
$$;
revoke execute on function make_visit_days from public;
grant execute on function make_visit_days to collector_worker;
select make_visit_days();
alter table visits attach partition visits_rest default;
alter table quiz_sessions attach partition quiz_sessions_rest default;
alter table quiz_answers attach partition quiz_answers_rest default;

-- Also drops visits, sessions and answers, a day later than the events: those of a visit around midnight are of two days.
create or replace function drop_event_days(keep_days integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as
$$
declare
  oldest date := (now() at time zone 'UTC')::date - keep_days;
  parent text;
  old text;
  dropped integer := 0;
begin
  if keep_days < 9 then
    raise exception 'Events of the last 9 days may still arrive: keep at least 9 days, not %', keep_days;
  end if;
  for parent, old in
    select inhparent::regclass::text, child.relname from pg_inherits join pg_class child on child.oid = inhrelid
    where (inhparent = 'events'::regclass and child.relname < to_char(oldest, '"events_"YYYYMMDD'))
      or (inhparent in ('visits'::regclass, 'quiz_sessions'::regclass, 'quiz_answers'::regclass)
        and child.relname ~ '_\d{8}$' and right(child.relname, 8) < to_char(oldest - 1, 'YYYYMMDD'))
  loop
    -- The rollup, which holds this lock, reads all of these tables.
    perform from rollup_cursors for update;
    execute format('drop table %I', old);
    if parent = 'events' then
      dropped := dropped + 1;
    elsif parent = 'visits' then
      update rollup_cursors set visits_from = greatest(visits_from, first_id(to_date(right(old, 8), 'YYYYMMDD') + 1));
    end if;
  end loop;
  return dropped;
end
$$;

-- answer_daily without what the report of all answers does not ask for, as source_daily is to funnel_daily.
create table answer_source_daily (
  day date not null,
  lang text not null,
  utm_source text not null,
  question text not null,
  option text not null,
  visits bigint not null,
  primary key (day, lang, utm_source, question, option)
);
insert into answer_source_daily
  select day, lang, utm_source, question, option, sum(visits) from answer_daily group by 1, 2, 3, 4, 5;
grant select, insert, update, delete on answer_source_daily to collector_worker;
grant select on answer_source_daily to collector_report, collector_console, collector_caller, collector_viewer;
create or replace view ask_answers as
  select week, question, option, (floor(sum(visits) / 5.0) * 5)::integer as answers
  from answer_source_daily join ask_weeks on day >= week and day < week + 7 group by week, question, option;

-- Down Migration
create or replace view ask_answers as
  select week, question, option, (floor(sum(visits) / 5.0) * 5)::integer as answers
  from answer_daily join ask_weeks on day >= week and day < week + 7 group by week, question, option;
drop table answer_source_daily;
create or replace function drop_event_days(keep_days integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as
$$
declare
  old text;
  dropped integer := 0;
begin
  if keep_days < 9 then
    raise exception 'Events of the last 9 days may still arrive: keep at least 9 days, not %', keep_days;
  end if;
  for old in
    select child.relname from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'events'::regclass
      and child.relname < 'events_' || to_char((now() at time zone 'UTC')::date - keep_days, 'YYYYMMDD')
  loop
    execute format('drop table %I', old);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$$;
drop function make_visit_days;
alter table rollup_cursors drop column visits_from;
do $$
declare
  parent text;
begin
  foreach parent in array array['visits', 'quiz_sessions', 'quiz_answers'] loop
    execute format('alter table %I detach partition %I', parent, parent || '_rest');
    execute format('insert into %I select * from %I', parent || '_rest', parent);
    execute format('drop table %I', parent);
    execute format('alter table %I rename to %I', parent || '_rest', parent);
    execute format('alter index %I rename to %I', parent || '_rest_pkey', parent || '_pkey');
  end loop;
end
$$;
alter index visits_rest_last_day rename to visits_last_day;
drop function first_id;
