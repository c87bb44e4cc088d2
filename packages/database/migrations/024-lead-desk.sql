-- Up Migration

-- Whether the visitor allowed a won lead to be reported to ad platforms, in the form's own box. Leads from before did not.
alter table leads add column ads_agreed boolean not null default false;
grant insert (ads_agreed) on leads to collector_ingest;

-- The text that a person begins a WhatsApp message with, by language. The message itself is stored nowhere.
create table console_texts (
  person_id uuid not null references console_people on delete cascade,
  lang text not null check (lang in ('he', 'en')),
  text text not null check (length(text) between 1 and 500),
  primary key (person_id, lang)
);
grant select, insert, update on console_texts to collector_console;

-- Down Migration
drop table console_texts;
alter table leads drop column ads_agreed;
