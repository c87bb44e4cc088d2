-- Up Migration

-- A sign-in link is used once: the console may mark an unused one as used, and change it no more.
alter table console_sign_in_links enable row level security;
create policy console_reads on console_sign_in_links for select to collector_console using (true);
create policy console_uses on console_sign_in_links for update to collector_console
  using (used_at is null) with check (used_at is not null);
create policy worker_keeps on console_sign_in_links to collector_worker using (true) with check (true);

-- Down Migration
drop policy worker_keeps on console_sign_in_links;
drop policy console_uses on console_sign_in_links;
drop policy console_reads on console_sign_in_links;
alter table console_sign_in_links disable row level security;
