-- Partners' order widgets: where they may stand, how they look, and what they earn.
alter table order_widget
  -- Sites that may frame it; none: only the panel's own preview.
  add column allowed_origins text[] not null default '{}' check (cardinality(allowed_origins) <= 20),
  add column theme text not null default 'auto' check (theme in ('auto', 'light', 'dark')),
  add column color text check (color ~ '^#[0-9a-f]{6}$'),
  -- Null: the visitor's language.
  add column locale text check (length(locale) <= 10),
  -- What it offers first; null: everything.
  add column service_id bigint,
  add column service_type_id bigint,
  -- Staff took it out of use; its partner cannot switch it on again.
  add column blocked_at timestamptz,
  add column deleted_at timestamptz;

-- What the partner gets for the orders of this checkout, as promised when it was made.
alter table order_group
  add column widget_reward_ppm integer check (widget_reward_ppm between 0 and 1000000),
  -- Made from an address that the partner signs in from.
  add column widget_same_device boolean not null default false;
create index order_group_by_widget on order_group (panel_id, widget_id, id) where widget_id is not null;
create index order_group_by_widget_buyer on order_group (panel_id, account_id, id) where widget_id is not null;

-- One row per order that came through a widget and has ended, or whose payment went back before.
create table widget_reward (
  panel_id      bigint not null references panel (id),
  order_id      bigint not null,
  widget_id     bigint not null,
  account_id    bigint not null, -- The partner.
  status        text not null check (status in ('waiting', 'held', 'paid', 'refused', 'reversed')),
  -- The cash that the panel kept of the order, and what of it went back to the payer later.
  cash          bigint not null default 0 check (cash >= 0),
  reversed_cash bigint not null default 0 check (reversed_cash >= 0),
  reward_ppm    integer not null check (reward_ppm between 0 and 1000000),
  -- What is due now: paid, or held.
  amount        bigint not null default 0 check (amount >= 0),
  -- Why it looks like the partner's own purchase.
  signs         text[] not null default '{}',
  created_at    timestamptz not null,
  decided_at    timestamptz,
  decided_by    bigint,
  note          text check (length(note) <= 500),
  primary key (panel_id, order_id),
  foreign key (panel_id, order_id) references customer_order (panel_id, id),
  foreign key (panel_id, widget_id) references order_widget (panel_id, id),
  foreign key (panel_id, account_id) references account (panel_id, id)
);
create index widget_reward_by_widget on widget_reward (panel_id, widget_id, order_id);
create index widget_reward_held on widget_reward (panel_id, order_id) where status = 'held';
