-- Counting locks the coupon's row, so racers queue up here and see each other's uses: the limits hold
-- whatever the code above them does.
create or replace function count_coupon_use() returns trigger language plpgsql as $$
begin
  update coupon set used = used + 1 where panel_id = new.panel_id and id = new.coupon_id;
  if (select count(*) from coupon_redemption
       where panel_id = new.panel_id and coupon_id = new.coupon_id and account_id = new.account_id
         and released_at is null)
     >= (select account_limit from coupon where panel_id = new.panel_id and id = new.coupon_id) then
    raise exception 'coupon % is used up for account %', new.coupon_id, new.account_id using errcode = 'MQ010';
  end if;
  return new;
end $$;
