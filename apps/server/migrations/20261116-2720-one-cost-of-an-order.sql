-- What an order costs at its provider stood twice. `cost` stays: by the price list when it was sent, then as reported.
update dispatch
   set cost = ceil(dispatch.cost_price::numeric * ordered.quantity / ordered.pricing_per)
  from customer_order as ordered
 where ordered.panel_id = dispatch.panel_id and ordered.id = dispatch.order_id
   and dispatch.cost is null and dispatch.cost_price is not null and dispatch.state in ('sent', 'ended');
alter table dispatch drop column cost_price;
