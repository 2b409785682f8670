-- Repays what customers owe from the cash they hold, as a transaction of its own beside p_txn. What was repaid
-- for a dispute that is then won stands above zero and goes back to cash. The accounts are locked by then.
-- Answers those whose debt ended with p_txn.
create or replace function ledger_settle_debts(
  p_panel bigint, p_txn bigint, p_customers bigint[], p_actor bigint, p_on_behalf_of bigint, p_at timestamptz
) returns bigint[] language plpgsql as $$
declare
  debt record;
  cash record;
  amount bigint;
  repayment bigint;
  repaid bigint[] := '{}';
begin
  for debt in
    select id, owner_id, credits - debits as balance from ledger_account
     where panel_id = p_panel and owner_type = 'customer' and owner_id = any (p_customers) and kind = 'receivable'
     order by owner_id
  loop
    select id, credits - debits as balance into strict cash from ledger_account
      where panel_id = p_panel and owner_type = 'customer' and owner_id = debt.owner_id and kind = 'cash';
    amount := case when debt.balance < 0 then least(cash.balance, -debt.balance) else debt.balance end;
    repayment := null;
    if amount > 0 then
      select opened.txn_id into repayment from ledger_open(
        p_panel, 'repayment', 'repay:' || p_txn || ':' || debt.owner_id, md5(amount::text)::uuid,
        null, null, null, p_actor, p_on_behalf_of, null, p_at) as opened;
      if debt.balance < 0 then
        perform ledger_write(p_panel, repayment, cash.id, debt.id, amount);
      else
        perform ledger_write(p_panel, repayment, debt.id, cash.id, amount);
      end if;
    end if;
    if debt.balance + coalesce(amount, 0) >= 0 and exists (
      select from ledger_posting as posting
       where posting.panel_id = p_panel and posting.txn_id in (p_txn, repayment) and posting.credit_account = debt.id
    ) then
      repaid := repaid || debt.owner_id;
    end if;
  end loop;
  return repaid;
end $$;
