-- Refuses a posting between accounts that no row of ledger_flow joins.
create or replace function ledger_check_flow() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_account as debit
    join ledger_account as credit on credit.panel_id = debit.panel_id and credit.id = new.credit_account
    join ledger_flow as flow on flow.debit_kind = debit.kind and flow.credit_kind = credit.kind
    where debit.panel_id = new.panel_id and debit.id = new.debit_account
  ) then
    raise exception 'no ledger flow from account % to account %', new.debit_account, new.credit_account
      using errcode = 'MQ002';
  end if;
  return new;
end $$;
