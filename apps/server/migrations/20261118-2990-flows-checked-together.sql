-- Postings come many to a statement: their flows are looked at once for all of them.
drop trigger only_known_flows on ledger_posting;
create or replace function ledger_check_flow() returns trigger language plpgsql as $$
begin
  raise exception 'functions/ledger_check_flow.sql takes the place of this one';
end $$;
create trigger only_known_flows after insert on ledger_posting referencing new table as posted
  for each statement execute function ledger_check_flow();
