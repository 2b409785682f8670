-- The leanest durable order: its row, two postings and a guarded balance, written by one call. No foreign keys,
-- no events, no history, no link to guard: what is measured against it cannot be faster by doing less.
create schema lean;

create sequence lean.order_id;

create table lean.balance (
  panel_id bigint, account_id bigint, amount bigint not null check (amount >= 0), primary key (panel_id, account_id)
) with (fillfactor = 50);

create table lean.customer_order (
  panel_id bigint, id bigint, account_id bigint not null, service_id bigint not null, link text not null,
  quantity bigint not null, cost bigint not null, status text not null, created_at timestamptz not null,
  primary key (panel_id, id)
);
create index on lean.customer_order (panel_id, account_id, id);

create table lean.posting (panel_id bigint, order_id bigint, account_id bigint, amount bigint not null);

create function lean.place_order(
  p_panel bigint, p_account bigint, p_service bigint, p_link text, p_quantity bigint, p_cost bigint
) returns bigint language plpgsql as $$
declare
  v_id bigint := nextval('lean.order_id');
begin
  insert into lean.customer_order
    values (p_panel, v_id, p_account, p_service, p_link, p_quantity, p_cost, 'in_processing', now());
  insert into lean.posting values (p_panel, v_id, p_account, -p_cost), (p_panel, v_id, 0, p_cost);
  update lean.balance set amount = amount - p_cost where panel_id = p_panel and account_id = p_account;
  return v_id;
end $$;
