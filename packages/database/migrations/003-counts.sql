-- Up Migration

-- The cursor of each rollup: the first transaction it has not read.
create table rollup_cursors (
  rollup text primary key,
  next_transaction bigint not null,
  -- The time zone whose days are counted; it is a setting of the worker. A change needs `npm run admin -- rebuild`.
  time_zone text not null default 'UTC',
  -- Up to when everything is counted.
  counted_at timestamptz,
  -- Visits with an id of before went with their partition: their later events change no count.
  visits_from uuid not null default '00000000-0000-0000-0000-000000000000'
);

-- Visits, sessions and answers are in partitions by the day in the visit's id, a UUIDv7, so that retention drops them. The id is the key
-- of the partition, so it stays unique by itself, and a visit that goes on after midnight stays in its first day. The default
-- partitions, `…_rest`, have ids that are no UUIDv7 and times without a partition, and lose their rows one by one.

-- One row per visit and its landing. The result does not depend on the order in which events arrive.
create table visits (
  visit_id uuid primary key,
  -- Its earliest event, which decides its day.
  first_event_id uuid not null,
  day date not null,
  -- The day of its latest event: the row has the retention of its last event.
  last_day date not null,
  -- The event of the landing: the earliest page view, or the earliest event if there is none.
  landing_event_id uuid not null,
  has_page_view boolean not null,
  lang text not null,
  page text not null,
  variant text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  -- Where its outbound clicks went, a bit each: 1 install, 2 chat, 4 video, 8 elsewhere.
  clicks smallint not null default 0,
  -- The assignment to an experiment that it landed with, if the worker knows the experiment and the arm; otherwise empty.
  exp text not null default '',
  -- Of the landing's page view: the class of the device and the host of the referrer. Empty without one.
  device text not null default '',
  referrer text not null default ''
) partition by range (visit_id);
create index visits_last_day on visits (last_day);

-- One row per visit and language of a quiz. `stages` is a bit mask of the stages it reached; the bits are defined in
-- packages/contract/quiz-stages.ts and never change.
create table quiz_sessions (
  visit_id uuid not null,
  lang text not null,
  stages bigint not null,
  -- Its earliest step, '<event id> step:<id>': steps are counted for sessions that began with the quiz's first step.
  first_step text,
  primary key (visit_id, lang)
) partition by range (visit_id);

-- The newest answer to each question of a session, '<event id> <option id>'.
create table quiz_answers (
  visit_id uuid not null,
  lang text not null,
  question text not null,
  chosen text not null,
  primary key (visit_id, lang, question)
) partition by range (visit_id);

create table visits_rest partition of visits default;
create table quiz_sessions_rest partition of quiz_sessions default;
create table quiz_answers_rest partition of quiz_answers default;

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
select make_visit_days();

-- Retention: drops partitions of events older than `keep_days` and returns how many. Also drops visits, sessions and answers, a day later:
-- those of a visit around midnight are of two days. A lock timeout, because writers would wait behind it while it waits for a long read.
create function drop_event_days(keep_days integer) returns integer
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

-- Counts by day, kept for ever: they hold no personal data.

-- Funnel by day and landing. A visit is in one row, with stage 'visit' and its clicks. A quiz session is in one row, at the furthest
-- stage it reached, so that the sum of a stage and all later ones never rises from stage to stage, and a new step needs no column.
-- `entry`: 'start' if the session began with consent, that is with the first step; 'later' if not; 'plan' if a plan was opened
-- without the quiz; 'game' of a session of the game; empty for a visit.
create table funnel_daily (
  day date not null, lang text not null, page text not null, variant text not null, utm_source text not null,
  utm_medium text not null, utm_campaign text not null, quiz_lang text not null, stage text not null,
  entry text not null, clicks smallint not null, visits bigint not null,
  primary key (day, page, variant, lang, utm_source, utm_medium, utm_campaign, quiz_lang, stage, entry, clicks)
);
-- For a page and a campaign at once.
create index funnel_daily_campaign on funnel_daily (utm_campaign, day);

-- funnel_daily without what most reports do not ask for, so that a report over weeks reads few rows: by source, page, and campaign.
create table source_daily (
  day date not null, lang text not null, utm_source text not null, stage text not null, entry text not null,
  clicks smallint not null, visits bigint not null,
  primary key (day, lang, utm_source, stage, entry, clicks)
);
-- Visits and sessions alone, for 90 days and the eight weeks before them at once.
create table trend_daily (
  day date not null, lang text not null, utm_source text not null, entry text not null, visits bigint not null,
  primary key (day, lang, utm_source, entry)
);
create table page_daily (
  day date not null, lang text not null, variant text not null, utm_source text not null, stage text not null,
  entry text not null, clicks smallint not null, visits bigint not null,
  primary key (day, variant, lang, utm_source, stage, entry, clicks)
);
create table campaign_daily (
  day date not null, lang text not null, utm_source text not null, utm_campaign text not null,
  stage text not null, entry text not null, clicks smallint not null, visits bigint not null,
  primary key (day, utm_source, utm_campaign, lang, stage, entry, clicks)
);

-- By hour, for today beside the same hours of another day: kept nine days. `hour` is a whole hour of UTC, which is none of the clock where
-- the offset has minutes; `day` is that of the time zone. `figure` is 'visits', 'starts' or 'installClicks'.
create table visit_hourly (
  day date not null, hour timestamptz not null, figure text not null, visits bigint not null,
  primary key (day, hour, figure)
);
-- Its first day, in UTC: then a week before today is in it in every time zone.
create function first_hourly_day() returns date
  language sql stable parallel safe
  return (now() at time zone 'UTC')::date - 8;

-- Funnel by class of device, host of the referrer, and answer to a question: `split` is 'device', 'referrer' or the question's id. Visits
-- of which the device is known are counted.
create table split_daily (
  day date not null, lang text not null, variant text not null, utm_source text not null,
  utm_campaign text not null, split text not null, value text not null, stage text not null,
  entry text not null, clicks smallint not null, visits bigint not null,
  primary key (split, day, value, variant, lang, utm_source, utm_campaign, stage, entry, clicks)
);
-- Without landing page and campaign, as source_daily is to funnel_daily.
create table split_source_daily (
  day date not null, lang text not null, utm_source text not null, split text not null, value text not null,
  stage text not null, entry text not null, clicks smallint not null, visits bigint not null,
  primary key (split, day, value, lang, utm_source, stage, entry, clicks)
);

-- Answers by day and landing.
create table answer_daily (
  day date not null, lang text not null, page text not null, variant text not null, utm_source text not null,
  utm_medium text not null, utm_campaign text not null, quiz_lang text not null, question text not null,
  option text not null, visits bigint not null,
  primary key (day, page, variant, lang, utm_source, utm_medium, utm_campaign, quiz_lang, question, option)
);
create table answer_source_daily (
  day date not null, lang text not null, utm_source text not null, question text not null, option text not null,
  visits bigint not null,
  primary key (day, lang, utm_source, question, option)
);

-- Web vitals by day and page as a histogram, for quantiles that are right to 2.5 %: bucket b holds values up to 1.05 ^ b, in
-- milliseconds, or ten-thousandths for CLS.
create table vital_daily (
  day date not null, variant text not null, metric text not null, bucket smallint not null,
  measured bigint not null,
  primary key (day, variant, metric, bucket)
);
create function vital_bucket(metric text, value float8) returns smallint
  language sql immutable strict parallel safe
  return case when value * (case metric when 'CLS' then 10000 else 1 end) <= 1 then 0
    else least(ceil(ln(value * (case metric when 'CLS' then 10000 else 1 end)) / ln(1.05)), 400) end::smallint;

-- The assignment of a visit or a lead as the service stores it: '<experiment>.<arm>.<seconds since 1970>.<nth>'. `nth` is its place
-- among the assigned visits (or leads) of its network on the day of its arrival. The service has compared the time with its own clock.

-- Whether a visit also began, by the sender's own clock, within two hours of the assignment: its day is that of its first event.
create function is_fresh_assignment(mark text, began timestamptz) returns boolean
  language sql immutable strict parallel safe
  return abs(extract(epoch from began) - split_part(mark, '.', 3)::bigint) <= 7200;

-- `nth` of an assignment: exact to 20, above that the next power of two, so that a flood adds few rows.
create function place_in_network(mark text) returns smallint
  language sql immutable strict parallel safe
  return case when split_part(mark, '.', 4) = '' then 0
    when split_part(mark, '.', 4)::integer <= 20 then split_part(mark, '.', 4)::integer
    else least(2 ^ ceil(log(2, split_part(mark, '.', 4)::numeric)), 16384) end::smallint;

-- Visits of an experiment by arm and day, each in one row. `goals` is a bit mask: 1 install click, 2 chat click, 4 quiz completed. Visits
-- with nth = 1 are as many as there were networks, and with nth = 5 as many as had five visits or more. No network is stored.
create table experiment_daily (
  experiment text not null, day date not null, arm text not null, goals smallint not null,
  visits bigint not null, nth smallint not null,
  primary key (experiment, day, arm, goals, nth)
);

-- One row per lead that is no test, without personal data: its day in the owner's time zone, its landing and its experiment. When a
-- lead is erased or expires, its row loses the lead and stays counted: otherwise figures of the past, and the verdict of an
-- experiment, would change.
create table counted_leads (
  lead_id uuid unique references leads on delete set null,
  day date not null,
  lang text not null,
  variant text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  -- Of an experiment, or empty.
  experiment text not null,
  arm text not null,
  -- It has spam flags: counted apart.
  is_suspect boolean not null,
  nth smallint not null default 0,
  -- What became of it.
  outcome text not null default 'new' check (outcome in ('new', 'called', 'no_answer', 'won', 'lost', 'suspect')),
  -- Its phone asked before within 90 days: then it is no new lead to what a lead costs.
  is_repeat boolean not null default false
);
create index counted_leads_day on counted_leads (day);
create index counted_leads_experiment on counted_leads (experiment, day) where experiment <> '';

-- What reports read of it: to be summed up like the other tables, without the leads' ids.
create view lead_daily as
  select day, lang, variant, utm_source, utm_medium, utm_campaign, experiment, arm, is_suspect, 1 as leads, nth, outcome, is_repeat
  from counted_leads;

-- Leads by the hour of their arrival. One that was erased has none.
create view lead_hourly as
  select day, date_trunc('hour', received_at, 'UTC') as hour, is_suspect from counted_leads join leads using (lead_id);

create function is_repeat_lead(id uuid) returns boolean
  language sql stable strict
  return exists (
    select from leads one join leads earlier on earlier.phone_index = one.phone_index
    where one.lead_id = id and earlier.state not in ('suspect', 'test')
      and (earlier.received_at, earlier.lead_id) < (one.received_at, one.lead_id)
      and earlier.received_at > one.received_at - interval '90 days');

create function set_counted_outcome() returns trigger
  language plpgsql as
$$
begin
  new.outcome := (select state from leads where lead_id = new.lead_id);
  new.is_repeat := is_repeat_lead(new.lead_id);
  return new;
end
$$;
create trigger counted_outcome before insert on counted_leads
  for each row when (new.lead_id is not null) execute function set_counted_outcome();

-- A lead that a person finds to be no spam is counted with the others from then on. The console has no right to change counts:
-- security definer.
create function count_outcome() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as
$$
begin
  update counted_leads set outcome = new.state, is_suspect = is_suspect and new.state = 'suspect' where lead_id = new.lead_id;
  return null;
end
$$;
create trigger outcome_counted after update of state on leads
  for each row when (old.state <> new.state and new.state <> 'test') execute function count_outcome();

-- Leads by day without those with spam flags, as trend_daily has the visits: a trend would read each lead of 90 days. Triggers keep it,
-- because a lead is also counted, or cleared, outside of the rollup.
create table lead_trend_daily (
  day date not null, lang text not null, utm_source text not null, leads bigint not null,
  primary key (day, lang, utm_source)
);
create function count_lead_day() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as
$$
begin
  insert into lead_trend_daily
    select day, lang, utm_source, sum(change) from (
      select old.day, old.lang, old.utm_source, -1 where tg_op <> 'INSERT' and not old.is_suspect
      union all
      select new.day, new.lang, new.utm_source, 1 where tg_op <> 'DELETE' and not new.is_suspect
    ) one (day, lang, utm_source, change) group by 1, 2, 3 having sum(change) <> 0
  on conflict (day, lang, utm_source) do update set leads = lead_trend_daily.leads + excluded.leads;
  return null;
end
$$;
create trigger lead_day_counted after insert or delete or update of is_suspect on counted_leads
  for each row execute function count_lead_day();

-- `npm run admin -- rebuild` counts into tables of this schema, a day in a transaction, while the worker counts on in the others. They
-- are there only while it runs.
create schema rebuild;
