-- An order that is hidden or shown again changes what its account sees.
create or replace function tally_hidden_order() returns trigger language plpgsql as $$
begin
  update order_tally set orders = orders + case when new.hidden_at is null then 1 else -1 end
   where panel_id = new.panel_id and account_id = new.account_id;
  return null;
end $$;
