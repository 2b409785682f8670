-- What became of services: the log of their changes, who bought them, and who likes them.

-- A change of a service, for /updates. Amounts are text: they may be larger than a JSON number holds.
create table service_change (
  panel_id   bigint not null,
  id         bigint generated always as identity,
  service_id bigint not null,
  kind       text not null check (kind in ('added', 'removed', 'activated', 'deactivated', 'price', 'limits')),
  before     jsonb,
  after      jsonb,
  created_at timestamptz not null default now(),
  primary key (panel_id, id),
  foreign key (panel_id, service_id) references service (panel_id, id) on delete cascade
);
create index service_change_by_time on service_change (panel_id, created_at desc, id desc);
create index service_change_by_service on service_change (panel_id, service_id, created_at desc, id desc);

-- What an account has received: one row per service, written when an order of it is completed.
create table service_purchase (
  panel_id          bigint not null references panel (id),
  account_id        bigint not null,
  service_id        bigint not null,
  completed_orders  integer not null default 1 check (completed_orders > 0),
  last_completed_at timestamptz not null,
  primary key (panel_id, account_id, service_id),
  foreign key (panel_id, account_id) references account (panel_id, id) on delete cascade,
  foreign key (panel_id, service_id) references service (panel_id, id) on delete cascade
);

-- Two services that the same people bought, and how many of them. Counted from orders by a job, never while ordering.
create table service_pair (
  panel_id     bigint not null references panel (id),
  service_id   bigint not null,
  other_id     bigint not null,
  buyers_count integer not null check (buyers_count > 0),
  primary key (panel_id, service_id, other_id),
  foreign key (panel_id, service_id) references service (panel_id, id) on delete cascade,
  foreign key (panel_id, other_id) references service (panel_id, id) on delete cascade,
  check (service_id <> other_id)
);

-- A service that an account has marked.
create table favorite (
  panel_id   bigint not null references panel (id),
  account_id bigint not null,
  service_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (panel_id, account_id, service_id),
  foreign key (panel_id, account_id) references account (panel_id, id) on delete cascade,
  foreign key (panel_id, service_id) references service (panel_id, id) on delete cascade
);
