-- Up Migration

-- Experiments as the console first saw them. A record that differs later was changed after it began. The console adds and reads.
create table console_experiments (
  experiment text primary key,
  record json not null,
  fingerprint text not null,
  first_seen timestamptz not null
);

-- Verdicts by comparison (the arm beside arm a) with the day each was first reached. They stay when later counts look otherwise.
create table console_verdicts (
  experiment text not null references console_experiments,
  arm smallint not null,
  kind text not null check (kind in ('better', 'no-difference')),
  better_arm smallint,
  reached_on date not null,
  primary key (experiment, arm, kind)
);

grant select, insert on console_experiments, console_verdicts to collector_console;

-- Down Migration
drop table console_verdicts, console_experiments;
