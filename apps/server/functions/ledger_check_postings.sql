-- Refuses postings whose transaction or accounts do not stand in their panel, and such between accounts that no row of
-- ledger_flow joins; one look at all that a statement has posted. Neither transactions nor accounts can be removed or
-- renamed, so this is all that foreign keys would do, which ask for every row by itself.
create or replace function ledger_check_postings() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  wrong record;
begin
  select named.txn_id, named.debit_account, named.credit_account, named.has_txn into wrong
    from (
      select txn_id, debit_account, credit_account,
             (select true from ledger_txn where panel_id = posted.panel_id and id = posted.txn_id) as has_txn,
             (select kind from ledger_account where panel_id = posted.panel_id and id = posted.debit_account) as debit,
             (select kind from ledger_account where panel_id = posted.panel_id and id = posted.credit_account) as credit
        from posted
    ) as named
   where named.has_txn is null or not exists (
     select from ledger_flow as flow where flow.debit_kind = named.debit and flow.credit_kind = named.credit)
   limit 1;
  if wrong.has_txn then
    raise exception 'no ledger flow from account % to account %', wrong.debit_account, wrong.credit_account
      using errcode = 'MQ002';
  elsif found then
    raise exception 'no ledger transaction % for a posting', wrong.txn_id using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
