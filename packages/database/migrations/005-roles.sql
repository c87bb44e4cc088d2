-- Up Migration

-- Group roles without login; the owner's logins are members of them (deploy/install.sh). Roles are global to the
-- server: they exist if the superuser created them (then the owner of the tables needs no createrole), or another database did. The
-- console serves a caller and a viewer with a role of the database of their own (set role), so that a mistake in a route shows them
-- nothing more.
do $$
declare
  one text;
begin
  foreach one in array array['collector_ingest', 'collector_worker', 'collector_report', 'collector_console', 'collector_caller', 'collector_viewer'] loop
    if to_regrole(one) is null then
      execute format('create role %I nologin', one);
    end if;
  end loop;
  foreach one in array array['collector_caller', 'collector_viewer'] loop
    if not pg_has_role('collector_console', one, 'member') then
      execute format('grant %I to collector_console', one);
    end if;
  end loop;
exception when insufficient_privilege then
  raise insufficient_privilege using message =
    'Roles of the collector are missing. deploy/install.sh creates them.';
end
$$;

revoke execute on function make_event_days, make_visit_days, drop_event_days, drop_old_audit_entries, erase_leads, void_experiment,
  queue_for_receivers, test_receiver, count_outcome, count_lead_day, audit_people, acts_for_owner, invite_person, change_person, remove_person from public;

-- The public service inserts only the columns of a request and reads none: not the time of receipt, the storing transaction, delivery or
-- erasure. Of tombstones it may look up one; a hash reveals nothing without the id.
grant insert (day, event_id, occurred_at, visit_id, name, page_lang, route, details, flags) on events to collector_ingest;
grant insert (reason, payload) on bad_events to collector_ingest;
grant insert (lead_id, key_id, full_name_sealed, phone_sealed, phone_index, other_phone_indexes, name_indexes, page_lang, route, campaign,
  fill_ms, flags, state, email_sealed, store_address_sealed, answers_sealed) on leads to collector_ingest;
grant insert (kind, lead_id) on outbox to collector_ingest;
grant select on erased_leads to collector_ingest;
grant execute on function make_event_days to collector_ingest;

-- The worker: delivery, rollup, erasure, retention, key rotation, invitations by the command.
grant select on events, lead_daily, lead_trend_daily, backups, audit_log to collector_worker;
grant select, delete on bad_events, leads, console_sessions, console_passkeys, mails to collector_worker;
grant select, insert, delete on erased_leads, console_people, console_sign_in_links to collector_worker;
grant select, insert, update, delete on outbox, rollup_cursors, visits, quiz_sessions, quiz_answers, visits_rest, quiz_sessions_rest,
  quiz_answers_rest, funnel_daily, trend_daily, source_daily, page_daily, campaign_daily, split_daily, split_source_daily, answer_daily,
  answer_source_daily, vital_daily, experiment_daily, visit_hourly, counted_leads to collector_worker;
-- At the end of a rebuild the rebuilt visits take the place of the others.
grant truncate on visits, quiz_sessions, quiz_answers, visits_rest, quiz_sessions_rest, quiz_answers_rest to collector_worker;
grant usage, create on schema rebuild to collector_worker;
grant update (key_id, full_name_sealed, phone_sealed, email_sealed, store_address_sealed, answers_sealed, note_sealed, note_key_id)
  on leads to collector_worker;
grant update (role, mail_sealed, mail_key_id) on console_people to collector_worker;
grant select, insert on console_experiments, console_verdicts to collector_worker;
grant update (due_at, attempts, sent_at, dead_at, error) on mails to collector_worker;
grant select, insert, update on mail_relay to collector_worker;
grant select, update (key_id, address_sealed) on receivers to collector_worker;
grant execute on function make_event_days, make_visit_days, drop_event_days, drop_old_audit_entries, erase_leads, void_experiment
  to collector_worker;

-- Reports read counts and events, never leads.
grant select on events, bad_events, visits, quiz_sessions, quiz_answers, visits_rest, quiz_sessions_rest, quiz_answers_rest,
  rollup_cursors, ad_costs, ad_names, ad_imports to collector_report;

-- Counts by day and by hour; not ad cost.
grant select on funnel_daily, trend_daily, source_daily, page_daily, campaign_daily, split_daily, split_source_daily, answer_daily, answer_source_daily,
  vital_daily, experiment_daily, visit_hourly, lead_daily, lead_hourly, lead_trend_daily to collector_report, collector_console, collector_caller, collector_viewer;

-- The console. Of rejected events the reason, never the payload. It changes what became of a lead, and nothing else of it.
grant select on events, visits, visits_rest, rollup_cursors, outbox, console_experiments, console_verdicts
  to collector_console, collector_caller, collector_viewer;
grant select (bad_event_id, received_at, reason) on bad_events to collector_console, collector_caller, collector_viewer;
grant select, update (state, call_at, note_sealed, note_key_id, changed_at, version) on leads to collector_console, collector_caller;
grant select, insert (person_id, person_name, action, lead_id, count, facts) on audit_log to collector_console, collector_caller;
grant select, insert, update on console_texts to collector_console, collector_caller;
-- Health counts leads by their keys.
grant select (lead_id, state, key_id, note_key_id) on leads to collector_viewer;

grant update (dead_at, attempts, due_at) on outbox to collector_console;
grant select, update (mail_sealed, mail_key_id, lang, letter_on, letter_hour, letter_days, health_on) on console_people to collector_console;
grant select, update (used_at) on console_sign_in_links to collector_console;
grant select, insert, delete, update (counter, used_at) on console_passkeys to collector_console;
grant select, insert, delete, update (seen_at, confirmed_at) on console_sessions to collector_console;
grant select, insert, update, delete on ad_costs to collector_console;
grant select, insert, update on ad_names to collector_console;
grant select, insert, delete, update (replaced) on ad_imports to collector_console;
grant select, insert (experiment, kind, source, branch, number, url, patch, person_name, proposed_at), update (withdrawn_at)
  on console_proposals to collector_console;
grant select, insert (person_id, kind, day, subject, plain, html) on mails to collector_console;
grant select on mail_relay to collector_console;
grant select, insert (receiver_id, kind, name, body, lang, key_id, address_sealed), delete on receivers to collector_console;
grant execute on function erase_leads, test_receiver, invite_person, change_person, remove_person to collector_console;

-- The service queues messages of new leads; the console resends a dead letter, and only back to waiting.
alter table outbox enable row level security;
create policy service_tells_of_new_leads on outbox for insert to collector_ingest with check (kind = 'lead.created');
create policy worker_does_the_rest on outbox to collector_worker using (true) with check (true);
create policy console_reads on outbox for select to collector_console using (true);
create policy console_retries on outbox for update to collector_console
  using (dead_at is not null and delivered_at is null) with check (dead_at is null and attempts = 0);
create policy people_read on outbox for select to collector_caller, collector_viewer using (true);

-- A sign-in link is used once: the console may mark an unused one as used, and change it no more.
alter table console_sign_in_links enable row level security;
create policy console_reads on console_sign_in_links for select to collector_console using (true);
create policy console_uses on console_sign_in_links for update to collector_console
  using (used_at is null) with check (used_at is not null);
create policy worker_keeps on console_sign_in_links to collector_worker using (true) with check (true);

-- A caller exports nothing: an export begins with an entry in the audit log, and the caller's role may not write that one.
alter table audit_log enable row level security;
create policy reads on audit_log for select to collector_console, collector_worker using (true);
create policy console_adds on audit_log for insert to collector_console with check (true);
create policy caller_reads on audit_log for select to collector_caller using (lead_id is not null);
create policy caller_adds on audit_log for insert to collector_caller
  with check (action in ('leads-listed', 'lead-opened', 'leads-searched', 'lead-contacted', 'lead-changed'));
