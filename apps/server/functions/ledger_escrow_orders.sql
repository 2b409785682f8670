-- Takes what orders cost from their customers' wallets into escrow, bonus first, then cash: ledger_take for many, in
-- the given order. A running sum along each customer says how much of an order every wallet pays, one along each
-- wallet what is left after it. The wallets are locked by then; their floor is the last to decide. An order that
-- costs nothing posts nothing. Every account is found by its key, whatever the planner knows of the tables.
create or replace function ledger_escrow_orders(
  p_panels bigint[], p_customers bigint[], p_orders bigint[], p_amounts bigint[],
  p_actors bigint[], p_on_behalf_of bigint[], p_at timestamptz[],
  out from_bonus bigint[], out from_cash bigint[]
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform ledger_account_id(panel_id, 'house', 0, 'escrow') from (select distinct unnest(p_panels)) as asked (panel_id);
  with charge as materialized (
    select due.*, case when due.amount > 0 then nextval('ledger_txn_id_seq') end as txn_id,
           escrow.id as escrow_account, bonus.id as bonus_account, bonus.balance as bonus_balance,
           cash.id as cash_account, cash.balance as cash_balance,
           least(due.amount, greatest(coalesce(bonus.balance, 0) - due.before, 0)) as bonus_part
      from (
        select given.*, (sum(amount) over (partition by panel_id, customer order by place) - amount)::bigint as before
          from unnest(p_panels, p_customers, p_orders, p_amounts, p_actors, p_on_behalf_of, p_at)
               with ordinality as given (panel_id, customer, order_id, amount, actor_id, on_behalf_of, at, place)
      ) as due
      left join lateral (
        select id from ledger_account where panel_id = due.panel_id
           and owner_type = 'house' and owner_id = 0 and kind = 'escrow' limit 1) as escrow on true
      left join lateral (
        select id, credits - debits as balance from ledger_account where panel_id = due.panel_id
           and owner_type = 'customer' and owner_id = due.customer and kind = 'bonus' limit 1) as bonus on true
      left join lateral (
        select id, credits - debits as balance from ledger_account where panel_id = due.panel_id
           and owner_type = 'customer' and owner_id = due.customer and kind = 'cash' limit 1) as cash on true
     order by due.place
  ), part as materialized (
    select charge.panel_id, charge.txn_id, charge.place, source.kind, source.account, charge.escrow_account,
           source.amount, source.balance
             - (sum(source.amount) over (partition by source.account order by charge.place))::bigint as balance_after
      from charge, lateral (values
        (1, charge.bonus_account, charge.bonus_part, charge.bonus_balance),
        (2, charge.cash_account, charge.amount - charge.bonus_part, charge.cash_balance)
      ) as source (kind, account, amount, balance)
     where source.amount > 0
  ), txn as (
    insert into ledger_txn (panel_id, id, type, idem_key, body_hash, ref_type, ref_id, actor_id, on_behalf_of,
                            created_at) overriding system value
    select panel_id, txn_id, 'order', 'order:' || order_id,
           md5(jsonb_build_array('order', 'order', order_id, customer, '{bonus,cash}'::text[], amount, 'house', 0,
             'escrow')::text)::uuid,
           'order', order_id, actor_id, on_behalf_of, at
      from charge where txn_id is not null order by place
  ), spent as (
    update ledger_account as wallet set debits = debits + taken.amount
      from (select panel_id, account, sum(amount)::bigint as amount from part group by panel_id, account) as taken
     where wallet.panel_id = taken.panel_id and wallet.id = taken.account
  ), posted as (
    insert into ledger_posting (panel_id, txn_id, debit_account, credit_account, amount, debit_after)
    select panel_id, txn_id, account, escrow_account, amount, balance_after from part order by place, kind
  )
  select array_agg(bonus_part order by place), array_agg(amount - bonus_part order by place)
    into from_bonus, from_cash from charge;
end $$;
