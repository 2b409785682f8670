-- Places all orders of one checkout in one round trip: the group, its drip feeds, then each order. With p_charge
-- the wallets pay each order into escrow before it is written (ledger_take: bonus first, then cash); without it
-- the orders stand unpaid until somebody pays. Written by key, as ledger_post explains.
create or replace function place_orders(
  p_panel bigint, p_account bigint, p_group jsonb, p_drip_feeds jsonb, p_orders jsonb, p_charge boolean,
  p_actor bigint, p_on_behalf_of bigint, p_at timestamptz, out group_id bigint, out order_ids bigint[]
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  line record;
  feed record;
  feed_ids bigint[] := '{}';
  order_id bigint;
  amount bigint;
  taken bigint[];
begin
  group_id := coalesce((p_group ->> 'id')::bigint, nextval('order_group_id_seq'));
  insert into order_group (panel_id, id, account_id, paid_by, has_coupon, widget_id, widget_reward_ppm,
                           widget_same_device, affiliate_code, analytics_client_id, analytics_session_id, created_at)
    values (p_panel, group_id, p_account, p_group ->> 'paid_by', (p_group ->> 'has_coupon')::boolean,
            (p_group ->> 'widget_id')::bigint, (p_group ->> 'widget_reward_ppm')::integer,
            coalesce((p_group ->> 'widget_same_device')::boolean, false), p_group ->> 'affiliate_code', p_group ->> 'analytics_client_id',
            p_group ->> 'analytics_session_id', p_at);

  for feed in select * from jsonb_to_recordset(p_drip_feeds) as f (
    service_id bigint, link text, mode text, runs integer, minutes_between_runs integer, quantity bigint,
    quantity_step bigint, total_quantity bigint)
  loop
    insert into drip_feed (panel_id, account_id, service_id, link, mode, runs, minutes_between_runs, quantity,
                           quantity_step, total_quantity, status, created_at)
      values (p_panel, p_account, feed.service_id, feed.link, feed.mode, feed.runs, feed.minutes_between_runs,
              feed.quantity, feed.quantity_step, feed.total_quantity,
              case when p_charge then 'in_processing' else 'unpaid' end, p_at)
      returning id into order_id;
    feed_ids := feed_ids || order_id;
  end loop;

  for line in select * from jsonb_to_recordset(p_orders) as o (
    service_id bigint, drip_feed integer, run integer, subscription_id bigint, status text, name text, link text,
    compared_link text, holds_link boolean, quantity bigint, price bigint, pricing_per bigint, listed_cost bigint,
    coupon_discount bigint, is_guarantee boolean, is_speedup boolean, speedup_cost bigint, is_reorder boolean,
    guarantee_days integer, countries text[], targetable_values jsonb, source text, provider_type text,
    provider_params jsonb, minutes_until_start integer, sponsored bigint)
  loop
    order_id := nextval('customer_order_id_seq');
    amount := line.listed_cost - line.coupon_discount;
    taken := '{0,0}';
    if p_charge and amount > 0 then
      select take.taken into taken from ledger_take(
        p_panel, 'order', 'order:' || order_id, p_account, '{bonus,cash}', amount, 'house', 0, 'escrow',
        'order', order_id, p_actor, p_on_behalf_of, null, p_at) as take;
    end if;
    insert into customer_order (
        panel_id, id, group_id, account_id, service_id, drip_feed_id, run, subscription_id, status, name, link,
        compared_link, holds_link, quantity, price, pricing_per, listed_cost, coupon_discount, charged,
        charged_cash, is_guarantee, is_speedup, speedup_cost, is_reorder, guarantee_days, countries,
        targetable_values, source, channel, provider_type, provider_params, created_at, starts_at, paid_at,
        updated_at, sponsored)
      values (
        p_panel, order_id, group_id, p_account, line.service_id, feed_ids[line.drip_feed + 1], line.run,
        line.subscription_id, case when p_charge then line.status else 'unpaid' end, line.name, line.link,
        line.compared_link, line.holds_link, line.quantity, line.price, line.pricing_per, line.listed_cost,
        line.coupon_discount, taken[1] + taken[2], taken[2], line.is_guarantee, line.is_speedup,
        coalesce(line.speedup_cost, 0), line.is_reorder, line.guarantee_days, line.countries,
        line.targetable_values, line.source, coalesce(p_group ->> 'channel', 'web'), line.provider_type, line.provider_params, p_at,
        p_at + line.minutes_until_start * interval '1 minute', case when p_charge then p_at end, p_at,
        coalesce(line.sponsored, 0));
    order_ids := order_ids || order_id;
  end loop;
end $$;
