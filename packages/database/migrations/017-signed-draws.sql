-- Up Migration

-- The mark of a visit or a lead as the service stores it: '<experiment>.<arm>.<seconds since 1970>.<nth>'. `nth` is its place among the
-- marked visits (or leads) of its network on the day of its arrival, and 0 if nothing signed the draw. The service has compared the
-- time of the draw with its own clock. A mark from before this migration has thousands of seconds, and no `nth`: unsigned.

-- Whether a visit also began, by the sender's own clock, within two hours of the draw: its day is that of its first event.
create or replace function is_fresh_draw(mark text, began timestamptz) returns boolean
  language sql immutable strict parallel safe
  return case when length(split_part(mark, '.', 3)) = 7
    then abs(extract(epoch from began) - split_part(mark, '.', 3)::bigint * 1000 - 500) <= 7200 + 500
    else abs(extract(epoch from began) - split_part(mark, '.', 3)::bigint) <= 7200 end;

-- `nth` of a mark: exact to 20, above that the next power of two, so that a flood adds few rows.
create function place_in_network(mark text) returns smallint
  language sql immutable strict parallel safe
  return case when split_part(mark, '.', 4) = '' then 0
    when split_part(mark, '.', 4)::integer <= 20 then split_part(mark, '.', 4)::integer
    else least(2 ^ ceil(log(2, split_part(mark, '.', 4)::numeric)), 16384) end::smallint;

-- So visits with nth = 1 are as many as there were networks, and with nth = 5 as many as had five visits or more. No network is stored.
alter table experiment_daily add column nth smallint not null default 0;
alter table experiment_daily drop constraint experiment_daily_pkey, add primary key (experiment, day, arm, goals, nth);
alter table experiment_daily alter column nth drop default;

alter table counted_leads add column nth smallint not null default 0;
create or replace view lead_daily as
  select day, lang, variant, utm_source, utm_medium, utm_campaign, experiment, arm, is_suspect, 1 as leads, nth from counted_leads;

-- The worker registers experiments and keeps their verdicts; the console reads.
revoke insert on console_experiments, console_verdicts from collector_console;
grant select, insert on console_experiments, console_verdicts to collector_worker;
grant select on lead_daily to collector_worker;

-- An operator found that its figures cannot be trusted: from then on it has no verdict.
alter table console_experiments add column voided_at timestamptz, add column void_reason text;

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
revoke execute on function void_experiment from public;
grant execute on function void_experiment to collector_worker;

-- Down Migration
drop function void_experiment;
alter table console_experiments drop column voided_at, drop column void_reason;
revoke select, insert on console_experiments, console_verdicts from collector_worker;
grant insert on console_experiments, console_verdicts to collector_console;
drop view lead_daily;
create view lead_daily as
  select day, lang, variant, utm_source, utm_medium, utm_campaign, experiment, arm, is_suspect, 1 as leads from counted_leads;
grant select on lead_daily to collector_report, collector_console;
alter table counted_leads drop column nth;
delete from experiment_daily;
alter table experiment_daily drop constraint experiment_daily_pkey, add primary key (experiment, day, arm, goals), drop column nth;
drop function place_in_network;
create or replace function is_fresh_draw(mark text, began timestamptz) returns boolean
  language sql immutable strict parallel safe
  return abs(extract(epoch from began) - split_part(mark, '.', 3)::bigint * 1000 - 500) <= 7200 + 500;
