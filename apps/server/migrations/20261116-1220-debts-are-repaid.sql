-- Money that reaches an account which owes repays first. What was repaid for a dispute that is then won goes back.
alter table ledger_txn
  drop constraint ledger_txn_type_check,
  add constraint ledger_txn_type_check check (type in (
    'order', 'cancel_order', 'invoiced', 'admin', 'referral', 'widget_reward', 'fee', 'bonus', 'coupon', 'task',
    'revenue', 'withdrawal', 'chargeback', 'repayment'));

insert into ledger_flow (debit_kind, credit_kind) values
  ('receivable', 'cash'),
  -- What a guest spent of a payment that went back is the panel's loss, not the address owner's debt.
  ('adjustments', 'clearing'), ('clearing', 'adjustments');

-- Debts that guests left on the accounts of others are forgiven; whoever owes and has cash repays.
do $$
declare
  debt record;
  txn bigint;
begin
  for debt in
    select account.panel_id, account.id, account.owner_id,
           least(account.debits - account.credits, sum(posting.amount))::bigint as amount
      from ledger_account as account
      join ledger_posting as posting on posting.panel_id = account.panel_id and posting.debit_account = account.id
      join ledger_txn on ledger_txn.panel_id = posting.panel_id and ledger_txn.id = posting.txn_id
     where account.kind = 'receivable' and account.debits > account.credits
       and ledger_txn.idem_key like 'chargeback:guest:%'
       and not exists (select from ledger_txn as undone
                        where undone.panel_id = ledger_txn.panel_id and undone.reverses = ledger_txn.id)
     group by account.panel_id, account.id
  loop
    select txn_id into txn from ledger_open(
      debt.panel_id, 'admin', 'forgive-guest:' || debt.owner_id, md5(debt.amount::text)::uuid,
      null, null, null, null, null, 'spent by a guest', now());
    perform ledger_write(debt.panel_id, txn,
      ledger_account_id(debt.panel_id, 'house', 0, 'adjustments'), debt.id, debt.amount);
  end loop;
  for debt in
    select owed.panel_id, owed.id, owed.owner_id, cash.id as cash_id,
           least(cash.credits - cash.debits, owed.debits - owed.credits) as amount
      from ledger_account as owed
      join ledger_account as cash on cash.panel_id = owed.panel_id and cash.owner_type = 'customer'
        and cash.owner_id = owed.owner_id and cash.kind = 'cash'
     where owed.kind = 'receivable' and owed.debits > owed.credits and cash.credits > cash.debits
     order by cash.id
       for no key update
  loop
    select txn_id into txn from ledger_open(
      debt.panel_id, 'repayment', 'repay:' || debt.owner_id, md5(debt.amount::text)::uuid,
      null, null, null, null, null, null, now());
    perform ledger_write(debt.panel_id, txn, debt.cash_id, debt.id, debt.amount);
  end loop;
end $$;
