-- Up Migration

-- Of an experiment that 1.1.0 or newer registered: its test. Null where 1.0.0 did, whose experiments with a common goal had another one.
alter table console_experiments add column test text;

-- Version 1.0.0 reads and writes these, and 1.1.0 does not. 1.2.0 may drop them, because from then on nobody goes back to 1.0.0.
comment on column leads.name_indexes is 'unused since 1.1.0';
comment on table vital_daily is 'unused since 1.1.0';
comment on column console_experiments.voided_at is 'written by 1.0.0 alone';
comment on column console_experiments.void_reason is 'written by 1.0.0 alone';
