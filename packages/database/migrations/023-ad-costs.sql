-- Up Migration

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

-- What became of a counted lead, kept when the lead is erased as the row is, and whether its phone asked before within 90 days: then it
-- is no new lead to what a lead costs.
alter table counted_leads
  add column outcome text not null default 'new'
    check (outcome in ('new', 'called', 'no_answer', 'won', 'lost', 'suspect')),
  add column is_repeat boolean not null default false;
create or replace view lead_daily as
  select day, lang, variant, utm_source, utm_medium, utm_campaign, experiment, arm, is_suspect, 1 as leads, nth, outcome, is_repeat
  from counted_leads;
drop index leads_phone_index;
create index leads_phone_index on leads (phone_index, received_at);

create function is_repeat_lead(id uuid) returns boolean
  language sql stable strict
  return exists (
    select from leads one join leads earlier on earlier.phone_index = one.phone_index
    where one.lead_id = id and earlier.state not in ('suspect', 'test')
      and (earlier.received_at, earlier.lead_id) < (one.received_at, one.lead_id)
      and earlier.received_at > one.received_at - interval '90 days');
update counted_leads set outcome = state, is_repeat = is_repeat_lead(leads.lead_id)
  from leads where leads.lead_id = counted_leads.lead_id and state <> 'test';

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

-- In the place of count_cleared_suspect (016): the console has no right to change counts, security definer.
create function count_outcome() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as
$$
begin
  update counted_leads set outcome = new.state, is_suspect = is_suspect and new.state = 'suspect' where lead_id = new.lead_id;
  return null;
end
$$;
revoke execute on function count_outcome from public;
drop trigger suspect_cleared on leads;
drop function count_cleared_suspect;
create trigger outcome_counted after update of state on leads
  for each row when (old.state <> new.state and new.state <> 'test') execute function count_outcome();

grant select, insert, update, delete on ad_costs to collector_console;
grant select, insert, update on ad_names to collector_console;
grant select, insert, delete, update (replaced) on ad_imports to collector_console;
grant select on ad_costs, ad_names, ad_imports to collector_report;

-- Down Migration
drop trigger outcome_counted on leads;
drop function count_outcome;
create function count_cleared_suspect() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as
$$
begin
  update counted_leads set is_suspect = false where lead_id = new.lead_id;
  return null;
end
$$;
revoke execute on function count_cleared_suspect from public;
create trigger suspect_cleared after update of state on leads
  for each row when (old.state = 'suspect' and new.state <> 'suspect') execute function count_cleared_suspect();
drop trigger counted_outcome on counted_leads;
drop function set_counted_outcome;
drop function is_repeat_lead;
drop index leads_phone_index;
create index leads_phone_index on leads (phone_index);
drop view lead_daily;
create view lead_daily as
  select day, lang, variant, utm_source, utm_medium, utm_campaign, experiment, arm, is_suspect, 1 as leads, nth from counted_leads;
grant select on lead_daily to collector_report, collector_console, collector_worker;
alter table counted_leads drop column outcome, drop column is_repeat;
drop table ad_names, ad_costs, ad_imports;
