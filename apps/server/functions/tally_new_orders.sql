-- Counts new orders per account, in id order so that two checkouts cannot deadlock.
create or replace function tally_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_tally as tally (panel_id, account_id, orders)
  select panel_id, account_id, count(*) from new_rows where hidden_at is null
   group by panel_id, account_id order by panel_id, account_id
  on conflict (panel_id, account_id) do update set orders = tally.orders + excluded.orders;
  return null;
end $$;
