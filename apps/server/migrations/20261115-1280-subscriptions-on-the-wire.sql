-- In the reseller API a subscription stands beside orders: no number may mean both.
alter table subscription alter column id drop identity;
alter table subscription alter column id set default nextval('customer_order_id_seq');

-- Publications that stood there before and are wanted too; asked for once.
alter table subscription_handover
  add column old_posts integer not null default 0 check (old_posts between 0 and 1000);
