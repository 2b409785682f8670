-- Refuses postings between accounts that no row of ledger_flow joins; one look at all that a statement has posted.
create or replace function ledger_check_flow() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select named.debit_account, named.credit_account into wrong
    from (
      select debit_account, credit_account,
             (select kind from ledger_account where panel_id = posted.panel_id and id = posted.debit_account) as debit,
             (select kind from ledger_account where panel_id = posted.panel_id and id = posted.credit_account) as credit
        from posted
    ) as named
   where not exists (
     select from ledger_flow as flow where flow.debit_kind = named.debit and flow.credit_kind = named.credit)
   limit 1;
  if found then
    raise exception 'no ledger flow from account % to account %', wrong.debit_account, wrong.credit_account
      using errcode = 'MQ002';
  end if;
  return null;
end $$;
