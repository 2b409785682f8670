-- A checkout, and a card that tops up, has one open charge at a time. An attempt is claimed before the gateway is
-- asked, so that calls at once ask once; what a dead process left is asked for again under the same key.
alter table invoice add column charge_asked_at timestamptz;

-- Of several open ones the furthest stays. Money that still comes for another is set aside for review.
with ranked as (
  select panel_id, id, row_number() over (
           partition by panel_id, purpose, case purpose when 'orders' then purpose_id else card_id end
           order by gateway_ref is null, id) as place
    from invoice where status = 'open' and card_id is not null
)
update invoice set status = 'canceled', ended_at = now()
  from ranked where ranked.panel_id = invoice.panel_id and ranked.id = invoice.id and ranked.place > 1;

create unique index invoice_open_charge_of_orders on invoice (panel_id, purpose_id)
  where status = 'open' and card_id is not null and purpose = 'orders';
create unique index invoice_open_charge_of_top_up on invoice (panel_id, card_id)
  where status = 'open' and card_id is not null and purpose = 'add_funds';
