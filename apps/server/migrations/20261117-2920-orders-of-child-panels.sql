-- A child panel's orders are placed at its parent in one transaction. While the owner's balance there is short, they
-- wait in order of age.
alter table dispatch
  -- What the order costs the owner in the parent panel; set while it waits for that money.
  add column unfunded_cost bigint check (unfunded_cost >= 0);
create index dispatch_unfunded on dispatch (panel_id, provider_id, ordered_at, order_id)
  where state = 'ready' and unfunded_cost is not null;

alter table provider
  -- When the owner was last told that orders wait for money in the parent panel.
  add column unfunded_told_at timestamptz;
-- Whoever changes an order finds the child panels of its account.
create index provider_of_parent_account on provider (parent_account_id) where parent_account_id is not null;

-- Loops serve panels in turn: each index leads with the panel, so that finding the panels with work and the first
-- rows of each does not depend on how much one of them has.
create index dispatch_ready_by_panel on dispatch (is_speedup, panel_id, next_at) where state = 'ready';
drop index dispatch_ready_in_turn;
create index dispatch_polled_by_panel on dispatch (panel_id, next_poll_at) where state = 'sent';
drop index dispatch_polled;
create index dispatch_checked_by_panel on dispatch (panel_id, next_check_at) where next_check_at is not null;
drop index dispatch_checked;
create index customer_order_to_dispatch_by_panel on customer_order (panel_id, starts_at)
  where status = 'in_processing' and handed_over_at is null;
drop index customer_order_to_dispatch;
create index customer_order_sped_by_panel on customer_order (panel_id, starts_at)
  where status = 'in_processing' and handed_over_at is null and is_speedup;
drop index customer_order_sped_to_dispatch;
create index refill_dispatch_open_by_panel on refill_dispatch (panel_id, next_poll_at)
  where ended_at is null and number is not null;
drop index refill_dispatch_open;
create index subscription_to_look_at_by_panel on subscription (panel_id, next_look_at) where status = 'in_processing';
drop index subscription_to_look_at;
create index webhook_delivery_due_by_panel on webhook_delivery (panel_id, next_at) where state = 'waiting';
drop index webhook_delivery_due;
