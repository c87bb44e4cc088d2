-- Up Migration

-- A lead that a person finds to be no spam is counted with the others from then on, on the day on which it was received. The console
-- has no right to change counts: security definer.
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
update counted_leads set is_suspect = false from leads
  where leads.lead_id = counted_leads.lead_id and is_suspect and leads.state <> 'suspect';

-- Down Migration
drop trigger suspect_cleared on leads;
drop function count_cleared_suspect;
