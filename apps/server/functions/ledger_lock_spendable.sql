-- Locks the wallets that orders are paid from, in id order, and answers what each of these customers can spend.
-- Balances are read only after the wallets are locked.
create or replace function ledger_lock_spendable(p_panels bigint[], p_customers bigint[])
returns bigint[] language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  wallets bigint[] := array (
    select (select id from ledger_account where panel_id = payer.panel_id and owner_type = 'customer'
              and owner_id = payer.id and kind = wanted.kind)
      from unnest(p_panels, p_customers) as payer (panel_id, id), unnest('{bonus,cash}'::text[]) as wanted (kind));
begin
  perform from ledger_account where panel_id = any (p_panels) and id = any (wallets) order by id for no key update;
  return array (
    select coalesce((
      select sum(credits - debits) from ledger_account
       where panel_id = payer.panel_id and owner_type = 'customer' and owner_id = payer.id
         and kind in ('bonus', 'cash')), 0)::bigint
      from unnest(p_panels, p_customers) with ordinality as payer (panel_id, id, place) order by payer.place);
end $$;
