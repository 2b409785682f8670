-- A released redemption gives its use back to the coupon.
create or replace function uncount_coupon_use() returns trigger language plpgsql as $$
begin
  update coupon set used = used - 1 where panel_id = new.panel_id and id = new.coupon_id;
  return null;
end $$;
