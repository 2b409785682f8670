-- What has to be locked before money may reach these customers: cash and receivable of those who ever owed.
create or replace function ledger_debt_accounts(p_panel bigint, p_customers bigint[])
returns bigint[] language plpgsql as $$
begin
  return array (
    select side.id from ledger_account as debt
      join ledger_account as side on side.panel_id = p_panel and side.owner_type = 'customer'
        and side.owner_id = debt.owner_id and side.kind in ('cash', 'receivable')
     where debt.panel_id = p_panel and debt.owner_type = 'customer' and debt.owner_id = any (p_customers)
       and debt.kind = 'receivable');
end $$;
