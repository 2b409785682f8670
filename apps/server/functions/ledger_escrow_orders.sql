-- Takes what orders cost from their customers' wallets into escrow, bonus first, then cash: ledger_take for many, in
-- the given order. Along each wallet a running sum says how much of an order every wallet pays and what is left after
-- it. The wallets are locked by then; their floor is the last to decide. An order that costs nothing posts nothing.
create or replace function ledger_escrow_orders(
  p_panels bigint[], p_customers bigint[], p_orders bigint[], p_amounts bigint[],
  p_actors bigint[], p_on_behalf_of bigint[], p_at timestamptz[],
  out from_bonus bigint[], out from_cash bigint[]
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  panel bigint;
begin
  for panel in select distinct unnest(p_panels) loop
    perform ledger_account_id(panel, 'house', 0, 'escrow');
  end loop;
  with charge as materialized (
    select charged.*, bonus.id as bonus_account, cash.id as cash_account, escrow.id as escrow_account,
           bonus.credits - bonus.debits as bonus_balance, cash.credits - cash.debits as cash_balance,
           least(charged.amount, greatest(coalesce(bonus.credits - bonus.debits, 0) - charged.before, 0)) as bonus_part
      from (
        select given.*, (sum(amount) over (partition by panel_id, customer order by place) - amount)::bigint as before
          from unnest(p_panels, p_customers, p_orders, p_amounts, p_actors, p_on_behalf_of, p_at)
               with ordinality as given (panel_id, customer, order_id, amount, actor_id, on_behalf_of, at, place)
         where amount > 0
      ) as charged
      join ledger_account as escrow on escrow.panel_id = charged.panel_id and escrow.owner_type = 'house'
           and escrow.owner_id = 0 and escrow.kind = 'escrow'
      left join ledger_account as bonus on bonus.panel_id = charged.panel_id and bonus.owner_type = 'customer'
           and bonus.owner_id = charged.customer and bonus.kind = 'bonus'
      left join ledger_account as cash on cash.panel_id = charged.panel_id and cash.owner_type = 'customer'
           and cash.owner_id = charged.customer and cash.kind = 'cash'
  ), part as materialized (
    select charge.panel_id, charge.order_id, charge.place, source.kind, source.account, charge.escrow_account,
           source.amount, source.balance
             - (sum(source.amount) over (partition by source.account order by charge.place))::bigint as balance_after
      from charge, lateral (values
        (1, charge.bonus_account, charge.bonus_part, charge.bonus_balance),
        (2, charge.cash_account, charge.amount - charge.bonus_part, charge.cash_balance)
      ) as source (kind, account, amount, balance)
     where source.amount > 0
  ), txn as (
    insert into ledger_txn (panel_id, type, idem_key, body_hash, ref_type, ref_id, actor_id, on_behalf_of, created_at)
    select panel_id, 'order', 'order:' || order_id,
           md5(jsonb_build_array('order', 'order', order_id, customer, '{bonus,cash}'::text[], amount, 'house', 0,
             'escrow')::text)::uuid,
           'order', order_id, actor_id, on_behalf_of, at
      from charge order by place
    returning panel_id, id, ref_id
  ), spent as (
    update ledger_account as wallet set debits = debits + taken.amount
      from (select panel_id, account, sum(amount)::bigint as amount from part group by panel_id, account) as taken
     where wallet.panel_id = taken.panel_id and wallet.id = taken.account
  ), posted as (
    insert into ledger_posting (panel_id, txn_id, debit_account, credit_account, amount, debit_after)
    select part.panel_id, txn.id, part.account, part.escrow_account, part.amount, part.balance_after
      from part join txn on txn.panel_id = part.panel_id and txn.ref_id = part.order_id
     order by part.place, part.kind
  )
  select array_agg(coalesce(charge.bonus_part, 0) order by given.place),
         array_agg(coalesce(charge.amount - charge.bonus_part, 0) order by given.place)
    into from_bonus, from_cash
    from unnest(p_orders) with ordinality as given (order_id, place) left join charge using (place);
end $$;
