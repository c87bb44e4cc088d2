-- Ten questions to the raw events: psql "$COLLECTOR_WORKER_DATABASE_URL" -f docs/how-to/questions.sql
-- Only visits that agreed are here. Under about 100 visits in a row, wait. docs/how-to/questions.md

create temporary view event_rows as
select day, event_id, occurred_at, visit_id, name, page_lang, route, details, flags,
  details->>'page' as page, details->>'variant' as variant, details->>'from' as began_on,
  details->>'device' as device, details->>'referrer' as referrer, details->>'target' as target,
  details->>'lang' as quiz_lang, details->>'stepId' as step_id, details->>'optionId' as option_id,
  details->>'scenario' as scenario, details->>'metric' as metric, (details->>'value')::float8 as value,
  details->>'exp' as experiment,
  details->>'utm_source' as utm_source, details->>'utm_medium' as utm_medium, details->>'utm_campaign' as utm_campaign,
  details->>'utm_term' as utm_term, details->>'utm_content' as utm_content
from events;

-- 1. Which ad brings visits that finish the quiz?
select utm_campaign as campaign, utm_content as ad, count(distinct visit_id) as visits,
  count(distinct visit_id) filter (where name = 'quiz_completed') as completed
from event_rows where utm_content is not null
group by 1, 2 order by 3 desc, 1, 2;

-- 2. How does this month compare with earlier ones, by source?
select extract(year from day) as year, extract(month from day) as month, coalesce(utm_source, '(none)') as source,
  count(distinct visit_id) as visits, count(distinct visit_id) filter (where name = 'quiz_started') as quizzes
from event_rows group by 1, 2, 3 order by 1, 2, 4 desc, 3;

-- 3. What do visitors open after the page they land on?
with pages as (
  select page, row_number() over visit as place, lead(page) over visit as next_page
  from event_rows where name = 'page_view'
  window visit as (partition by visit_id order by occurred_at, event_id))
select page as landing, coalesce(next_page, '(nothing)') as then_opened, count(*) as visits
from pages where place = 1 group by 1, 2 order by 3 desc, 1, 2;

-- 4. How long does it take to the first answer, on which device?
with visits as (
  select visit_id, max(device) as device, min(occurred_at) as began,
    min(occurred_at) filter (where name = 'quiz_option_select') as answered
  from event_rows group by visit_id)
select device, count(*) as visits,
  percentile_cont(0.5) within group (order by extract(epoch from answered - began)) as median_seconds,
  percentile_cont(0.9) within group (order by extract(epoch from answered - began)) as slowest_tenth_seconds
from visits where answered is not null group by device order by 2 desc, 1;

-- 5. At which hours of the week are quizzes finished?
select extract(isodow from occurred_at) as weekday, extract(hour from occurred_at) as hour, count(distinct visit_id) as completed
from event_rows where name = 'quiz_completed' group by 1, 2 order by 1, 2;

-- 6. Which pairs of answers end in an install click?
with visits as (
  select visit_id, max(option_id) filter (where step_id = 'goal') as goal,
    max(option_id) filter (where step_id = 'pain') as pain,
    count(*) filter (where name = 'cta_install_click') as clicks
  from event_rows where name in ('quiz_option_select', 'cta_install_click') group by visit_id)
select goal, pain, count(*) as visits, count(*) filter (where clicks > 0) as installs
from visits where goal is not null and pain is not null group by 1, 2 order by 3 desc, 1, 2;

-- 7. To which steps do visitors go back?
with views as (
  select visit_id, step_id as step, count(*) as times from event_rows where name = 'quiz_step_view' group by 1, 2)
select step, count(*) as visits, count(*) filter (where times > 1) as came_back from views group by 1 order by 3 desc, 1;

-- 8. Which answers do visitors change?
with choices as (
  select visit_id, step_id as question, count(distinct option_id) as options
  from event_rows where name = 'quiz_option_select' group by 1, 2)
select question, count(*) as visits, count(*) filter (where options > 1) as changed from choices group by 1 order by 3 desc, 1;

-- 9. Which sources send programs instead of people?
select coalesce(utm_source, '(none)') as source, count(distinct visit_id) as visits,
  count(distinct visit_id) filter (where 'bot' = any (flags)) as suspects
from event_rows where name = 'page_view' group by 1 order by 3 desc, 2 desc, 1;
