-- Up Migration

-- A lead is a person in every figure of the console: a phone that asks again within 90 days is no second lead, as cost per lead always
-- counted. The lock of truncate comes first: a lead that is counted meanwhile waits, and is counted by the new function.
truncate lead_trend_daily;

create or replace function count_lead_day() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as
$$
begin
  insert into lead_trend_daily
    select day, lang, utm_source, sum(change) from (
      select old.day, old.lang, old.utm_source, -1 where tg_op <> 'INSERT' and not old.is_suspect and not old.is_repeat
      union all
      select new.day, new.lang, new.utm_source, 1 where tg_op <> 'DELETE' and not new.is_suspect and not new.is_repeat
    ) one (day, lang, utm_source, change) group by 1, 2, 3 having sum(change) <> 0
  on conflict (day, lang, utm_source) do update set leads = lead_trend_daily.leads + excluded.leads;
  return null;
end
$$;

insert into lead_trend_daily
  select day, lang, utm_source, count(*) from counted_leads where not is_suspect and not is_repeat group by day, lang, utm_source;

create or replace view lead_hourly as
  select day, date_trunc('hour', received_at, 'UTC') as hour, is_suspect, is_repeat from counted_leads join leads using (lead_id);
