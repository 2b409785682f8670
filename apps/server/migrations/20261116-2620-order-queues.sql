-- The lists in which staff find orders that wait for them.

alter table customer_order
  -- Staff have taken note of its error; a later change brings it back to their list.
  add column read_at timestamptz;

create index customer_order_in_error on customer_order (panel_id, id) where status = 'error';
create index customer_order_unread_error on customer_order (panel_id, id)
  where status = 'error' and (read_at is null or read_at < updated_at);
create index customer_order_in_moderation on customer_order (panel_id, id) where status = 'in_moderation';
create index customer_order_cancel_requested on customer_order (panel_id, id)
  where cancel_requested_at is not null and status in ('in_processing', 'stopped');

create index dispatch_in_doubt on dispatch (panel_id, order_id) where state = 'unknown';
create index refill_request_by_status on refill_request (panel_id, status, id);
create index drip_feed_by_status on drip_feed (panel_id, status, id);
create index subscription_by_status on subscription (panel_id, status, id);
create index subscription_handover_in_doubt on subscription_handover (panel_id, subscription_id)
  where state = 'unknown';
