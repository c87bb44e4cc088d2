-- Up Migration

-- collector:rebuild counts into tables of this schema, a day in a transaction, while the worker counts on in the others. They are there
-- only while it runs.
create schema rebuild;
grant usage, create on schema rebuild to collector_worker;
-- At its end the rebuilt visits take the place of the others.
grant truncate on visits, quiz_sessions, quiz_answers to collector_worker;

-- Down Migration
revoke truncate on visits, quiz_sessions, quiz_answers from collector_worker;
drop schema rebuild cascade;
