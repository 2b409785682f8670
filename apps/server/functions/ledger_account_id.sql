-- Accounts come to life on first use; two sessions that both miss one agree on the winner's row.
-- A debt is never opened before the cash that repays it: locks in id order then take cash first, and whoever
-- holds it holds both.
create or replace function ledger_account_id(p_panel bigint, p_owner_type text, p_owner bigint, p_kind text)
returns bigint language plpgsql as $$
declare
  found_id bigint;
begin
  loop
    select id into found_id from ledger_account
      where panel_id = p_panel and owner_type = p_owner_type and owner_id = p_owner and kind = p_kind;
    if found_id is not null then
      return found_id;
    end if;
    if p_owner_type = 'customer' and p_kind = 'receivable' then
      perform ledger_account_id(p_panel, p_owner_type, p_owner, 'cash');
    end if;
    insert into ledger_account (panel_id, owner_type, owner_id, kind)
      values (p_panel, p_owner_type, p_owner, p_kind)
      on conflict (panel_id, owner_type, owner_id, kind) do nothing
      returning id into found_id;
    if found_id is not null then
      return found_id;
    end if;
  end loop;
end $$;
