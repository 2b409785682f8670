-- Writes one posting and, where an account keeps a total, its new balance. The wallets are locked by then.
create or replace function ledger_write(p_panel bigint, p_txn bigint, p_debit bigint, p_credit bigint, p_amount bigint)
returns void language plpgsql as $$
declare
  balance_of_debit bigint;
  balance_of_credit bigint;
begin
  update ledger_account set debits = debits + p_amount
    where panel_id = p_panel and id = p_debit and keeps_total returning credits - debits into balance_of_debit;
  update ledger_account set credits = credits + p_amount
    where panel_id = p_panel and id = p_credit and keeps_total returning credits - debits into balance_of_credit;
  insert into ledger_posting (panel_id, txn_id, debit_account, credit_account, amount, debit_after, credit_after)
    values (p_panel, p_txn, p_debit, p_credit, p_amount, balance_of_debit, balance_of_credit);
end $$;
