-- Always in id order, so that crossing transfers queue up; NO KEY, so that foreign keys do not collide with it.
create or replace function ledger_lock(p_panel bigint, p_accounts bigint[]) returns void language plpgsql as $$
begin
  perform from ledger_account
    where panel_id = p_panel and id = any (p_accounts) and keeps_total
    order by id for no key update;
end $$;
