-- What the console reads about money: coupons' uses, cards, the ledger by time and type, days summed up once, and
-- the results of the books check.

create index coupon_by_code on coupon (panel_id, code text_pattern_ops);
create index coupon_by_state on coupon (panel_id, is_enabled, id desc);
create index coupon_redemption_by_coupon on coupon_redemption (panel_id, coupon_id, id desc);

create index linked_card_by_status on linked_card (panel_id, status, id desc);
create index linked_card_by_holder on linked_card (panel_id, account_id, id desc);
create index linked_card_by_digits on linked_card (panel_id, last_digits, id desc);

-- Null: offered in every country.
alter table payment_method add column countries text[]
  check (cardinality(countries) between 1 and 250);

create index ledger_txn_by_time on ledger_txn (panel_id, created_at);
create index ledger_txn_by_type on ledger_txn (panel_id, type, id desc);

-- A day that is over, summed up once: what went from which kind of account to which. `method_id` is the method
-- whose clearing account takes part, or 0.
create table daily_flow (
  panel_id    bigint not null references panel (id),
  day         date not null,
  debit_kind  text not null,
  credit_kind text not null,
  method_id   bigint not null,
  amount      bigint not null check (amount > 0),
  primary key (panel_id, day, debit_kind, credit_kind, method_id)
);

-- A row says that the day's flows are complete. The cost is that of orders whose revenue was recognised that day.
create table daily_report (
  panel_id      bigint not null references panel (id),
  day           date not null,
  provider_cost bigint not null,
  summed_at     timestamptz not null,
  primary key (panel_id, day)
);

-- A transaction with an old date makes its day's sums wrong: they are dropped, and summed up again later. The lock
-- keeps a summing that runs at the same time from missing it.
create function forget_daily_report() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('daily_report'), new.panel_id::integer);
  delete from daily_flow where panel_id = new.panel_id and day = (new.created_at at time zone 'UTC')::date;
  delete from daily_report where panel_id = new.panel_id and day = (new.created_at at time zone 'UTC')::date;
  return null;
end $$;
create trigger old_day_changes after insert on ledger_txn
  for each row when (new.created_at < now() - interval '1 hour') execute function forget_daily_report();

-- One check of the books of all panels, and how far it is.
create table books_check (
  id           bigint generated always as identity primary key,
  state        text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- Null: the hourly one.
  asked_by     bigint,
  panel_id     bigint references panel (id),
  rules        integer not null default 0,
  rules_done   integer not null default 0,
  created_at   timestamptz not null,
  started_at   timestamptz,
  ended_at     timestamptz
);
create unique index books_check_open on books_check ((true)) where state in ('waiting', 'running');

-- What the last check found; one row per violation, with the sentence that names the rows.
create table books_problem (
  panel_id bigint not null references panel (id),
  id       bigint generated always as identity,
  check_id bigint not null references books_check (id) on delete cascade,
  rule     text not null check (length(rule) <= 200),
  detail   text not null check (length(detail) <= 2000),
  found_at timestamptz not null,
  primary key (panel_id, id)
);
create index books_problem_by_check on books_problem (check_id);
