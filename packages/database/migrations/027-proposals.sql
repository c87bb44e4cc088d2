-- Up Migration

-- Changes for review that an owner proposed from the console: an experiment to register, or to end. The change itself is in the
-- repository, or in `patch`. No reference to the person: it stays when the person goes.
create table console_proposals (
  proposal_id bigint generated always as identity primary key,
  experiment text not null check (experiment ~ '^[a-z][a-z0-9-]{1,23}$'),
  kind text not null check (kind in ('register', 'end')),
  -- What it adds to the file of the records.
  source text not null,
  branch text,
  number integer,
  url text,
  patch text,
  person_name text not null,
  proposed_at timestamptz not null,
  withdrawn_at timestamptz
);
create index console_proposals_experiment on console_proposals (experiment, proposal_id);
grant select, insert (experiment, kind, source, branch, number, url, patch, person_name, proposed_at), update (withdrawn_at)
  on console_proposals to collector_console;

-- Down Migration
drop table console_proposals;
