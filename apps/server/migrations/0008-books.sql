-- The ledger summed up by day, and the results of checking it.

-- What went from one kind of account to another on a day that is over, summed up once. `method_id` is the method whose
-- clearing account takes part, or 0.
create table daily_flow (
  panel_id    bigint not null references panel (id),
  day         date not null,
  debit_kind  text not null,
  credit_kind text not null,
  method_id   bigint not null,
  amount      bigint not null check (amount > 0),
  primary key (panel_id, day, debit_kind, credit_kind, method_id)
);

-- A day whose flows are complete. The cost is that of orders whose revenue was recognised that day.
create table daily_report (
  panel_id      bigint not null references panel (id),
  day           date not null,
  provider_cost bigint not null,
  summed_at     timestamptz not null,
  primary key (panel_id, day)
);

-- A transaction with an old date makes its day's sums wrong: they are dropped, and summed up again later. The lock
-- keeps a summing that runs at the same time from missing it.
create or replace function forget_daily_report() returns trigger language plpgsql as $$
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
  id         bigint generated always as identity primary key,
  state      text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- Null: the hourly one.
  asked_by   bigint,
  panel_id   bigint references panel (id),
  rules      integer not null default 0,
  rules_done integer not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at   timestamptz
);
create unique index books_check_open on books_check ((true)) where state in ('waiting', 'running');

-- A violation that the last check found, with the sentence that names the rows.
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
