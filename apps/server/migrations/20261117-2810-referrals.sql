-- Who brought an account, as an account. What visitors came with was kept as text; it counts where it names a code.
-- The text is no longer written and goes in a later release.
alter table account
  add column referrer_id bigint check (referrer_id <> id),
  -- The account was opened in a browser in which the referrer had signed in.
  add column shares_browser_with_referrer boolean not null default false,
  add constraint account_referrer foreign key (panel_id, referrer_id) references account (panel_id, id);

-- The first touch counts; whoever came earlier cannot have been brought by whoever came later.
update account as brought set referrer_id = (
  select bringer.id
    from unnest(string_to_array(brought.referred_by, ',')) with ordinality as touch (code, place)
    join account as bringer
      on bringer.panel_id = brought.panel_id and bringer.affiliate_code = lower(trim(touch.code))
   where bringer.id < brought.id and bringer.closed_at is null
   order by touch.place limit 1)
 where referred_by is not null;

create index account_of_referrer on account (panel_id, referrer_id, id desc) where referrer_id is not null;

-- What a referrer gets for one order, decided when the order ends.
create table referral_reward (
  panel_id        bigint not null,
  order_id        bigint not null,
  referrer_id     bigint not null,
  referred_id     bigint not null,
  -- Of that day.
  percent_ppm     integer not null check (percent_ppm between 1 and 1000000),
  -- The cash part of the charge that was not refunded.
  cash_kept       bigint not null check (cash_kept > 0),
  -- Its share, before anything was lost.
  earned          bigint not null check (earned >= 0),
  -- What the referrer has of it now.
  paid            bigint not null default 0 check (paid >= 0),
  -- What was taken back from the balance, or as a debt, because the earnings were gone.
  uncovered       bigint not null default 0 check (uncovered >= 0),
  -- Counts its movements: each has a key of its own in the ledger.
  turn            integer not null default 0 check (turn >= 0),
  state           text not null check (state in ('held', 'matured', 'refused')),
  hold_reasons    text[] not null default '{}'
    check (hold_reasons <@ array['email', 'browser', 'address', 'card', 'frozen']),
  decided_by      bigint,
  decided_at      timestamptz,
  decision_reason text check (length(decision_reason) <= 500),
  created_at      timestamptz not null,
  primary key (panel_id, order_id),
  foreign key (panel_id, order_id) references customer_order (panel_id, id),
  foreign key (panel_id, referrer_id) references account (panel_id, id),
  foreign key (panel_id, referred_id) references account (panel_id, id),
  foreign key (panel_id, decided_by) references account (panel_id, id),
  check (paid <= earned),
  check (state <> 'held' or cardinality(hold_reasons) > 0),
  check (state = 'matured' or paid = 0)
);
create index referral_reward_of_referrer on referral_reward (panel_id, referrer_id, order_id desc);
create index referral_reward_of_referred on referral_reward (panel_id, referred_id, order_id desc);
create index referral_reward_by_day on referral_reward (panel_id, referrer_id, created_at);
create index referral_reward_held on referral_reward (panel_id, order_id) where state = 'held';
create index referral_reward_by_state on referral_reward (panel_id, state, order_id desc);

-- What reversed payments took of the cash that orders had brought.
create table referral_loss (
  panel_id   bigint not null,
  invoice_id bigint not null,
  order_id   bigint not null,
  amount     bigint not null check (amount > 0),
  primary key (panel_id, invoice_id, order_id),
  foreign key (panel_id, invoice_id) references invoice (panel_id, id),
  foreign key (panel_id, order_id) references customer_order (panel_id, id)
);
create index referral_loss_of_order on referral_loss (panel_id, order_id);

-- Visits by a referrer's link, each visitor once a day. Who they were is known for two days, as a keyed hash.
create table referral_visit_day (
  panel_id    bigint not null,
  referrer_id bigint not null,
  day         date not null,
  visits      integer not null check (visits > 0),
  primary key (panel_id, referrer_id, day),
  foreign key (panel_id, referrer_id) references account (panel_id, id)
);
create table referral_visitor (
  panel_id    bigint not null,
  referrer_id bigint not null,
  day         date not null,
  visitor     bytea not null check (length(visitor) = 16),
  primary key (panel_id, referrer_id, day, visitor),
  foreign key (panel_id, referrer_id) references account (panel_id, id)
);
create index referral_visitor_by_day on referral_visitor (day);

alter table ledger_txn
  drop constraint ledger_txn_ref_type_check,
  add constraint ledger_txn_ref_type_check check (ref_type in (
    'order', 'invoice', 'withdrawal', 'coupon', 'task', 'widget', 'referral'));

-- A reward that has to go back after its earnings were spent comes from the balance, or is owed. It does not go to
-- referral_cost: no way may lead from a balance to money that can be withdrawn.
insert into ledger_flow (debit_kind, credit_kind) values ('receivable', 'adjustments');
