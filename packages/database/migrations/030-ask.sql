-- Up Migration

-- Tokens of assistants (MCP): a hash of the token, for 90 days, revocable. Those that ended stay, so that the list says what they were.
create table console_tokens (
  token_id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  name text not null check (length(name) between 1 and 80),
  made_by text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz
);
-- Questions by day, for the list and for one line a day in the audit log.
create table console_asks (
  token_id uuid not null references console_tokens on delete cascade,
  day date not null,
  calls integer not null,
  is_told boolean not null default false,
  primary key (token_id, day)
);
grant select, insert (token_hash, name, made_by, expires_at), update (revoked_at, used_at) on console_tokens to collector_console;
grant select, insert (token_id, day, calls), update (calls, is_told) on console_asks to collector_console;

-- As in 026.
do $$
begin
  if to_regrole('collector_ask') is null then
    create role collector_ask nologin;
  end if;
  if not pg_has_role('collector_console', 'collector_ask', 'member') then
    grant collector_ask to collector_console;
  end if;
exception when insufficient_privilege then
  raise insufficient_privilege using message =
    'The role collector_ask is missing. Run as postgres: create role collector_ask nologin role collector_console;';
end
$$;

-- What an assistant may know of leads and answers: whole calendar weeks (from Sunday) that are over, one way of splitting them and no
-- total, rounded down to multiples of five. So every count leaves five possible values, and no two answers narrow it: exact counts of
-- free periods would give single days and single people away by subtraction.
create view ask_weeks as
  select week::date as week from (
    select (now() at time zone coalesce((select time_zone from rollup_cursors where rollup = 'funnel'), 'UTC'))::date as today) as clock,
    generate_series(today - extract(dow from today)::integer - 7 * 26, today - extract(dow from today)::integer - 7, interval '7 days') as week;
create view ask_leads as
  select week, utm_campaign as campaign, (floor(sum(leads) / 5.0) * 5)::integer as leads
  from lead_daily join ask_weeks on day >= week and day < week + 7 where not is_suspect group by week, utm_campaign;
create view ask_answers as
  select week, question, option, (floor(sum(visits) / 5.0) * 5)::integer as answers
  from answer_daily join ask_weeks on day >= week and day < week + 7 group by week, question, option;

-- Visits and steps of those who agreed, as counts by day; verdicts; up to when it is counted. No table with a row for a visit or a person.
grant select on ask_weeks, ask_leads, ask_answers, funnel_daily, source_daily, page_daily, campaign_daily, rollup_cursors, console_experiments,
  console_verdicts to collector_ask;

-- Down Migration
revoke all on all tables in schema public from collector_ask;
drop view ask_leads, ask_answers;
drop view ask_weeks;
drop table console_asks, console_tokens;
