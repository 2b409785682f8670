-- The ledger: the only place where money moves. A posting is one debit → credit pair, so the books balance by
-- construction. Amounts are units of 10^-8 USD; a balance is credits − debits.

-- A customer's wallet, an account of the panel itself, or the clearing account of a payment method.
create table ledger_account (
  panel_id    bigint not null references panel (id),
  id          bigint generated always as identity,
  owner_type  text not null check (owner_type in ('customer', 'house', 'method')),
  owner_id    bigint not null,
  kind        text not null check (kind in (
    'cash', 'bonus', 'referral', 'task', 'hold', 'receivable', 'clearing', 'escrow', 'revenue', 'fee_income',
    'bonus_cost', 'coupon_cost', 'referral_cost', 'widget_cost', 'task_cost', 'provider_cost', 'adjustments',
    'rounding', 'suspense')),
  debits      bigint not null default 0 check (debits >= 0),
  credits     bigint not null default 0 check (credits >= 0),
  -- One shared total would make every order wait for every other: house accounts are summed from postings.
  keeps_total boolean not null generated always as (owner_type = 'customer') stored,
  floor_zero  boolean not null generated always as (owner_type = 'customer' and kind <> 'receivable') stored,
  customer_id bigint generated always as (case when owner_type = 'customer' then owner_id end) stored,
  primary key (panel_id, id),
  unique (panel_id, owner_type, owner_id, kind),
  foreign key (panel_id, customer_id) references account (panel_id, id),
  constraint ledger_account_owner check (case owner_type
    when 'customer' then kind in ('cash', 'bonus', 'referral', 'task', 'hold', 'receivable')
    when 'method' then kind = 'clearing'
    when 'house' then owner_id = 0 and kind in (
      'escrow', 'revenue', 'fee_income', 'bonus_cost', 'coupon_cost', 'referral_cost', 'widget_cost',
      'task_cost', 'provider_cost', 'adjustments', 'rounding', 'suspense')
    else false end),
  constraint ledger_account_floor check (not floor_zero or credits >= debits),
  constraint ledger_account_summed check (keeps_total or (debits = 0 and credits = 0))
) with (fillfactor = 70);
-- Who ever owed. The amounts are not in it: an index over them would slow down every posting.
create index ledger_account_receivable on ledger_account (panel_id, owner_id) where kind = 'receivable';
create trigger identity_stays before update of panel_id, id, owner_type, owner_id, kind on ledger_account
  for each row execute function refuse_rewrite();
create trigger never_removed before delete on ledger_account
  for each row execute function refuse_rewrite();
create trigger never_emptied before truncate on ledger_account
  for each statement execute function refuse_rewrite();

-- A movement of money under a key: what it is for, and who made it. Its amounts are in its postings.
create table ledger_txn (
  panel_id     bigint not null,
  id           bigint generated always as identity,
  type         text not null check (type in (
    'order', 'cancel_order', 'invoiced', 'admin', 'referral', 'widget_reward', 'fee', 'bonus', 'coupon', 'task',
    'revenue', 'withdrawal', 'chargeback', 'repayment', 'child_panel', 'campaign_plan')),
  idem_key     text not null check (length(idem_key) between 1 and 200),
  -- What was asked for under the key; the same key with another body is refused.
  body_hash    uuid not null,
  ref_type     text check (ref_type in (
    'order', 'invoice', 'withdrawal', 'coupon', 'task', 'widget', 'referral', 'child_panel', 'campaign_plan')),
  ref_id       bigint,
  reverses     bigint,
  actor_id     bigint,
  on_behalf_of bigint,
  reason       text check (length(reason) <= 1000),
  created_at   timestamptz not null default now(),
  primary key (panel_id, id),
  constraint ledger_txn_idem_key unique (panel_id, idem_key),
  constraint ledger_txn_reverses unique (panel_id, reverses),
  foreign key (panel_id, reverses) references ledger_txn (panel_id, id),
  check (num_nonnulls(ref_type, ref_id) <> 1)
);
create index ledger_txn_by_ref on ledger_txn (panel_id, ref_type, ref_id) where ref_id is not null;
create index ledger_txn_by_time on ledger_txn (panel_id, created_at);
create index ledger_txn_by_type on ledger_txn (panel_id, type, id desc);
create trigger insert_only before update or delete on ledger_txn
  for each row execute function refuse_rewrite();
create trigger insert_only_truncate before truncate on ledger_txn
  for each statement execute function refuse_rewrite();

-- An amount that goes from one account to another. What it names is looked at once for all that a statement writes:
-- foreign keys would do so row by row, and take a fifth of the time of placing an order.
create table ledger_posting (
  panel_id       bigint not null,
  txn_id         bigint not null,
  -- Given out while the wallets are locked, so along one wallet it follows the order of commits.
  seq            bigint generated always as identity,
  debit_account  bigint not null,
  credit_account bigint not null,
  amount         bigint not null check (amount > 0),
  -- The wallet's balance after this posting; null for accounts that keep no total.
  debit_after    bigint,
  credit_after   bigint,
  primary key (panel_id, txn_id, seq),
  check (debit_account <> credit_account)
);
create index ledger_posting_by_debit on ledger_posting (panel_id, debit_account, seq desc);
create index ledger_posting_by_credit on ledger_posting (panel_id, credit_account, seq desc);
create trigger insert_only before update or delete on ledger_posting
  for each row execute function refuse_rewrite();
create trigger insert_only_truncate before truncate on ledger_posting
  for each statement execute function refuse_rewrite();

-- A way that money may go. Earnings (referral, task) and hold are fed by rewards alone: no path leads from bonus, cash
-- or any account these reach into a wallet that can be withdrawn.
create table ledger_flow (
  debit_kind  text not null,
  credit_kind text not null,
  primary key (debit_kind, credit_kind)
);
insert into ledger_flow (debit_kind, credit_kind) values
  -- Payments, their fees and what rounding them leaves over.
  ('clearing', 'cash'), ('cash', 'clearing'),
  ('clearing', 'fee_income'), ('fee_income', 'clearing'),
  ('clearing', 'suspense'), ('suspense', 'clearing'), ('suspense', 'cash'),
  ('clearing', 'rounding'), ('rounding', 'cash'),
  -- What a reversed payment leaves owed; money that reaches an account which owes repays first.
  ('receivable', 'clearing'), ('cash', 'receivable'), ('adjustments', 'receivable'), ('receivable', 'cash'),
  -- A bonus that was spent before its payment was taken back is owed.
  ('receivable', 'bonus_cost'), ('receivable', 'coupon_cost'),
  -- A dispute that was won gives back what was taken, and what was owed for it.
  ('clearing', 'receivable'), ('bonus_cost', 'receivable'), ('coupon_cost', 'receivable'),
  -- A refund takes the bonus that came with its payment; what was spent of that is paid for in cash.
  ('cash', 'bonus_cost'), ('cash', 'coupon_cost'),
  -- What a guest spent of a payment that went back is the panel's loss, not the address owner's debt.
  ('adjustments', 'clearing'), ('clearing', 'adjustments'),
  -- Orders.
  ('bonus', 'escrow'), ('cash', 'escrow'), ('escrow', 'cash'), ('escrow', 'bonus'),
  ('escrow', 'revenue'), ('revenue', 'escrow'),
  -- Free trials, which the panel pays for.
  ('bonus_cost', 'escrow'), ('escrow', 'bonus_cost'),
  -- A month of a child panel or a plan, also from bonus money.
  ('cash', 'fee_income'), ('fee_income', 'cash'), ('bonus', 'fee_income'), ('fee_income', 'bonus'),
  -- Bonuses, coupons and corrections by staff.
  ('bonus_cost', 'bonus'), ('bonus', 'bonus_cost'),
  ('coupon_cost', 'bonus'), ('bonus', 'coupon_cost'),
  ('adjustments', 'cash'), ('cash', 'adjustments'), ('adjustments', 'bonus'), ('bonus', 'adjustments'),
  -- Taking a guest's orders over brings what is left in the guest's wallets.
  ('cash', 'cash'), ('bonus', 'bonus'),
  -- Rewards. One that has to go back after its earnings were spent comes from the balance, or is owed. It does not
  -- go to referral_cost: no way may lead from a balance to money that can be withdrawn.
  ('referral_cost', 'referral'), ('referral', 'referral_cost'),
  ('widget_cost', 'referral'), ('referral', 'widget_cost'),
  ('task_cost', 'task'), ('task', 'task_cost'),
  ('receivable', 'adjustments'),
  -- Earnings become balance, or are withdrawn.
  ('referral', 'cash'), ('task', 'cash'),
  ('referral', 'hold'), ('task', 'hold'), ('hold', 'referral'), ('hold', 'task'),
  ('hold', 'clearing'), ('hold', 'fee_income');

-- Refuses postings whose transaction or accounts do not stand in their panel, and such between accounts that no row of
-- ledger_flow joins; one look at all that a statement has posted. Neither transactions nor accounts can be removed or
-- renamed, so this is all that foreign keys would do, which ask for every row by itself.
create or replace function ledger_check_postings() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  wrong record;
begin
  select named.txn_id, named.debit_account, named.credit_account, named.has_txn into wrong
    from (
      select txn_id, debit_account, credit_account,
             (select true from ledger_txn where panel_id = posted.panel_id and id = posted.txn_id) as has_txn,
             (select kind from ledger_account where panel_id = posted.panel_id and id = posted.debit_account) as debit,
             (select kind from ledger_account where panel_id = posted.panel_id and id = posted.credit_account) as credit
        from posted
    ) as named
   where named.has_txn is null or not exists (
     select from ledger_flow as flow where flow.debit_kind = named.debit and flow.credit_kind = named.credit)
   limit 1;
  if wrong.has_txn then
    raise exception 'no ledger flow from account % to account %', wrong.debit_account, wrong.credit_account
      using errcode = 'MQ002';
  elsif found then
    raise exception 'no ledger transaction % for a posting', wrong.txn_id using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create trigger only_sound_postings after insert on ledger_posting referencing new table as posted
  for each statement execute function ledger_check_postings();

-- A correction of a wallet by staff. Above the panel's limit it waits until somebody else confirms it.
create table wallet_adjustment (
  panel_id      bigint not null references panel (id),
  id            bigint generated always as identity,
  account_id    bigint not null,
  wallet        text not null check (wallet in ('cash', 'bonus', 'referral', 'task')),
  -- Less than zero where money is taken.
  amount        bigint not null check (amount < 0 or (amount > 0 and wallet in ('cash', 'bonus'))),
  reason        text not null check (length(reason) between 3 and 500),
  status        text not null check (status in ('waiting', 'posted', 'rejected')),
  requested_by  bigint not null,
  decided_by    bigint,
  reject_reason text check (length(reject_reason) <= 500),
  created_at    timestamptz not null,
  decided_at    timestamptz,
  primary key (panel_id, id),
  foreign key (panel_id, account_id) references account (panel_id, id),
  foreign key (panel_id, requested_by) references account (panel_id, id),
  foreign key (panel_id, decided_by) references account (panel_id, id),
  check ((status = 'waiting') = (decided_at is null)),
  -- Whoever asked for it does not confirm it; what is small enough is posted without a second person.
  check (status <> 'posted' or decided_by is distinct from requested_by)
);
create index wallet_adjustment_waiting on wallet_adjustment (panel_id, id) where status = 'waiting';
create index wallet_adjustment_by_status on wallet_adjustment (panel_id, status, id desc);
create index wallet_adjustment_of_account on wallet_adjustment (panel_id, account_id, id desc);
create trigger terms_stay before update of panel_id, id, account_id, wallet, amount, reason, requested_by, created_at
  on wallet_adjustment for each row execute function refuse_rewrite();
