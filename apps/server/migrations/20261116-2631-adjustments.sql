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
