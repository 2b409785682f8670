-- Places the orders of many checkouts in one call, each with its group and drip feeds, in the order of arrival.
-- What the wallets pay goes into escrow before the order is written (ledger_escrow_orders); what they do not pay
-- stands unpaid until somebody pays. A request is placed whole or refused, and a refused one stands in nobody's way:
-- 'balance_too_low' if what is left does not pay for it, 'link_in_use' if an active order has one of its links.
-- The lists are flat: an order names its request and its drip feed by their places, counted from 0. A field that is
-- left out is null, false, zero or empty: most are, and reading them costs more than leaving them out.
drop function if exists place_orders(
  bigint, bigint, jsonb, jsonb, jsonb, boolean, bigint, bigint, timestamptz);
create or replace function place_orders(p_requests jsonb, p_drip_feeds jsonb, p_orders jsonb)
returns table (group_id bigint, order_ids bigint[], refusal text)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  -- By request, counted from 1.
  panels bigint[];
  accounts bigint[];
  pays boolean[];
  moments timestamptz[];
  actors bigint[];
  behalves bigint[];
  payers integer[];
  costs bigint[];
  refusals text[];
  group_ids bigint[];
  -- By payer.
  remaining bigint[];
  -- By drip feed, and by order.
  feed_ids bigint[];
  requests integer[];
  dues bigint[];
  charges bigint[];
  ids bigint[];
  from_bonus bigint[];
  from_cash bigint[];
  written bigint[];
  request integer;
begin
  select array_agg(asked.panel_id), array_agg(asked.account_id), array_agg(asked.is_paid), array_agg(asked.at),
         array_agg(asked.actor_id), array_agg(asked.on_behalf_of), array_agg(asked.payer), array_agg(0)
    into panels, accounts, pays, moments, actors, behalves, payers, costs
    from (
      select given.*, coalesce(given.pays, false) as is_paid,
             dense_rank() over (order by coalesce(given.pays, false) desc, panel_id, account_id) as payer
        from rows from (jsonb_to_recordset(p_requests) as (
               panel_id bigint, account_id bigint, is_paid boolean, at timestamptz, actor_id bigint,
               on_behalf_of bigint)) with ordinality as given (
               panel_id, account_id, pays, at, actor_id, on_behalf_of, place)
       order by given.place
    ) as asked;
  select array_agg(line.request + 1),
         array_agg(case when pays[line.request + 1]
           then coalesce(line.listed_cost, 0) - coalesce(line.coupon_discount, 0) else 0 end)
    into requests, dues
    from jsonb_to_recordset(p_orders) as line (request integer, listed_cost bigint, coupon_discount bigint);
  for place in 1 .. cardinality(requests) loop
    costs[requests[place]] := costs[requests[place]] + dues[place];
  end loop;
  -- Once, unless the index of active links refuses a request: then again without it.
  loop
    -- One block, so that locks and writes are of one subtransaction: a wallet that two have locked is slow to read.
    begin
      remaining := (
        select ledger_lock_spendable(array_agg(payer.panel_id), array_agg(payer.account_id))
          from (select distinct asked.panel_id, asked.account_id
                  from unnest(panels, accounts, pays) as asked (panel_id, account_id, is_paid)
                 where asked.is_paid order by asked.panel_id, asked.account_id) as payer);
      group_ids := array_fill(null::bigint, array[cardinality(panels)]);
      for request in 1 .. cardinality(panels) loop
        if refusals[request] = 'link_in_use' then
          continue;
        end if;
        refusals[request] := case when pays[request] and costs[request] > remaining[payers[request]]
          then 'balance_too_low' end;
        if refusals[request] is null then
          remaining[payers[request]] := remaining[payers[request]] - costs[request];
          group_ids[request] := coalesce(
            (p_requests -> request - 1 ->> 'group_id')::bigint, nextval('order_group_id_seq'));
        end if;
      end loop;
      exit when cardinality(array_remove(group_ids, null)) = 0;
      -- The orders of a refused request get no number and cost nothing.
      charges := dues;
      ids := array_fill(null::bigint, array[cardinality(requests)]);
      for place in 1 .. cardinality(requests) loop
        if group_ids[requests[place]] is null then
          charges[place] := 0;
        else
          ids[place] := nextval('customer_order_id_seq');
        end if;
      end loop;

      insert into order_group (
          panel_id, id, account_id, paid_by, has_coupon, widget_id, widget_reward_ppm, widget_same_device,
          affiliate_code, analytics_client_id, analytics_session_id, created_at)
        select panels[place], group_ids[place], accounts[place], paid_by, coalesce(has_coupon, false), widget_id,
               widget_reward_ppm, coalesce(widget_same_device, false), affiliate_code, analytics_client_id,
               analytics_session_id, moments[place]
          from rows from (jsonb_to_recordset(p_requests) as (
                 paid_by text, has_coupon boolean, widget_id bigint, widget_reward_ppm integer,
                 widget_same_device boolean, affiliate_code text, analytics_client_id text,
                 analytics_session_id text)) with ordinality as given (
                 paid_by, has_coupon, widget_id, widget_reward_ppm, widget_same_device, affiliate_code,
                 analytics_client_id, analytics_session_id, place)
         where group_ids[place] is not null;

      if jsonb_array_length(p_drip_feeds) > 0 then
        feed_ids := array (select nextval('drip_feed_id_seq') from jsonb_array_elements(p_drip_feeds));
        insert into drip_feed (
            panel_id, id, account_id, service_id, link, mode, runs, minutes_between_runs, quantity, quantity_step,
            total_quantity, status, created_at)
          select panels[feed.request + 1], feed_ids[feed.place], accounts[feed.request + 1], service_id,
                 coalesce(link, ''), mode, runs, minutes_between_runs, quantity, coalesce(quantity_step, 0),
                 total_quantity,
                 case when pays[feed.request + 1] then 'in_processing' else 'unpaid' end, moments[feed.request + 1]
            from rows from (jsonb_to_recordset(p_drip_feeds) as (
                   request integer, service_id bigint, link text, mode text, runs integer,
                   minutes_between_runs integer, quantity bigint, quantity_step bigint, total_quantity bigint))
                 with ordinality as feed (request, service_id, link, mode, runs, minutes_between_runs, quantity,
                   quantity_step, total_quantity, place)
           where group_ids[feed.request + 1] is not null;
      end if;

      select charge.from_bonus, charge.from_cash into from_bonus, from_cash
        from (
          select array_agg(panels[r]) as panels, array_agg(accounts[r]) as accounts, array_agg(actors[r]) as actors,
                 array_agg(behalves[r]) as behalves, array_agg(moments[r]) as moments
            from unnest(requests) as r
        ) as asked,
        ledger_escrow_orders(
          asked.panels, asked.accounts, ids, charges, asked.actors, asked.behalves, asked.moments) as charge;

      with placed as (
        insert into customer_order (
            panel_id, id, group_id, account_id, service_id, drip_feed_id, run, subscription_id, status, name, link,
            compared_link, holds_link, quantity, price, pricing_per, listed_cost, coupon_discount, charged,
            charged_cash, is_guarantee, is_speedup, speedup_cost, is_reorder, guarantee_days, countries,
            targetable_values, source, channel, provider_type, provider_params, created_at, starts_at, paid_at,
            updated_at, sponsored)
          select panels[r], ids[place], group_ids[r], accounts[r], service_id, feed_ids[drip_feed + 1], run,
                 subscription_id, case when pays[r] then status else 'unpaid' end, coalesce(name, ''),
                 coalesce(link, ''), compared_link, coalesce(holds_link, false), quantity, coalesce(price, 0),
                 pricing_per, coalesce(listed_cost, 0), coalesce(coupon_discount, 0),
                 from_bonus[place] + from_cash[place], from_cash[place], coalesce(is_guarantee, false),
                 coalesce(is_speedup, false), coalesce(speedup_cost, 0), coalesce(is_reorder, false), guarantee_days, coalesce(countries, '{}'),
                 coalesce(targetable_values, '[]'), source, channel, provider_type, coalesce(provider_params, '{}'),
                 moments[r],
                 moments[r] + minutes_until_start * interval '1 minute', case when pays[r] then moments[r] end,
                 moments[r], coalesce(sponsored, 0)
            from rows from (jsonb_to_recordset(p_orders) as (
                   request integer, service_id bigint, drip_feed integer, run integer, subscription_id bigint,
                   status text, name text, link text, compared_link text, holds_link boolean, quantity bigint,
                   price bigint, pricing_per bigint, listed_cost bigint, coupon_discount bigint,
                   is_guarantee boolean, is_speedup boolean, speedup_cost bigint, is_reorder boolean,
                   guarantee_days integer, countries text[], targetable_values jsonb, source text, channel text,
                   provider_type text, provider_params jsonb, minutes_until_start integer, sponsored bigint))
                 with ordinality as line (
                   request, service_id, drip_feed, run, subscription_id, status, name, link, compared_link,
                   holds_link, quantity, price, pricing_per, listed_cost, coupon_discount, is_guarantee, is_speedup,
                   speedup_cost, is_reorder, guarantee_days, countries, targetable_values, source, channel,
                   provider_type, provider_params, minutes_until_start, sponsored, place),
                 lateral (select line.request + 1) as asked (r)
           where ids[place] is not null
           order by place
          on conflict (panel_id, account_id, service_id, md5(coalesce(compared_link, link)))
            where holds_link and status in ('in_moderation', 'in_processing', 'stopped', 'error') do nothing
          returning id
      )
      select array_agg(id) into written from placed;
      exit when cardinality(written) = cardinality(array_remove(ids, null));
      raise exception 'an active order has a link' using errcode = 'MQ005';
    exception when sqlstate 'MQ005' then
      for place in 1 .. cardinality(requests) loop
        if ids[place] <> all (written) or written is null and ids[place] is not null then
          refusals[requests[place]] := 'link_in_use';
        end if;
      end loop;
    end;
  end loop;

  return query
    select group_ids[line.request], array_agg(ids[line.place] order by line.place), refusals[line.request]
      from unnest(requests) with ordinality as line (request, place)
     group by line.request order by line.request;
end $$;
