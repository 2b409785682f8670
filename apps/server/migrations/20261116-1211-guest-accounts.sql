-- What a guest orders is kept in an account of its own, also where the address has an owner. The owner may take
-- it over or say that it is not theirs; such an account gets no further orders and no mail.
alter table account add column guest_dismissed_at timestamptz;

-- A guest's payment or coupon that the owner of the address took over: the account it was made in. Both change
-- hands once, and only so.
alter table invoice
  add column guest_account_id bigint,
  add foreign key (panel_id, guest_account_id) references account (panel_id, id);
drop trigger terms_stay on invoice;
create trigger terms_stay before update of panel_id, id, method_id, purpose, purpose_id, charge_currency,
  charge_amount, exchange_rate on invoice
  for each row execute function refuse_rewrite();
create trigger account_stays before update of account_id, guest_account_id on invoice
  for each row when (old.guest_account_id is not null or new.guest_account_id is distinct from old.account_id)
  execute function refuse_rewrite();

alter table coupon_redemption
  add column guest_account_id bigint,
  add foreign key (panel_id, guest_account_id) references account (panel_id, id);
drop trigger use_stays on coupon_redemption;
create trigger use_stays before update of panel_id, id, coupon_id, use_type, use_id, amount, bonus
  on coupon_redemption for each row execute function refuse_rewrite();
create trigger account_stays before update of account_id, guest_account_id on coupon_redemption
  for each row when (old.guest_account_id is not null or new.guest_account_id is distinct from old.account_id)
  execute function refuse_rewrite();

-- A guest's account now owes by itself, so nothing has to be told apart inside the owner's account. Orders that
-- are already in an owner's account stay there.
alter table invoice drop column guest_spent;

-- Taking a guest's orders over brings what is left in the guest's wallets.
insert into ledger_flow (debit_kind, credit_kind) values ('cash', 'cash'), ('bonus', 'bonus');
