-- How the console finds customers. Every list is ordered by the day of registration, newest first, so each of its
-- filters has an index that ends in that order; the expressions have to stay those of the queries.
create index account_by_age on account (panel_id, created_at desc, id desc);
create index account_by_state on account (
  panel_id,
  (case when closed_at is not null then 'closed'
        when frozen_at is not null then 'frozen'
        when is_guest and email is null and password_hash is null then 'guest'
        when email is null then 'unproven'
        else 'active' end),
  created_at desc, id desc);
create index account_staff on account (panel_id, role, created_at desc, id desc) where role <> 'customer';
create index account_by_source on account (panel_id, (marketing ->> 'marketing_source'), created_at desc, id desc)
  where marketing ->> 'marketing_source' is not null;
create index account_referred on account (panel_id, referred_by, id desc) where referred_by is not null;

-- For the beginning of an address, a name or a last name. In bytes, so that a range finds a beginning whatever the
-- database's language is.
create index account_email_beginning on account (panel_id, (coalesce(email, claimed_email) collate "C"));
create index account_name_beginning on account (panel_id, (lower(name) collate "C"));
create index account_last_name_beginning on account (panel_id, (lower(substring(name from '\S+$')) collate "C"));

-- Who ever owed. The amounts are not in it: an index over them would slow down every posting.
create index ledger_account_receivable on ledger_account (panel_id, owner_id) where kind = 'receivable';

create index coupon_redemption_of_account on coupon_redemption (panel_id, account_id, id desc);
