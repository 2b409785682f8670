-- Panels that customers rent: who pays for which, until when it is paid, and how its domain was proven.

-- What a panel still does for those who come: everything; what does not cost its owner anything new; nothing.
alter table panel
  add column standing text not null default 'open' check (standing in ('open', 'read_only', 'closed'));

create table child_panel (
  panel_id       bigint not null references panel (id), -- The parent.
  id             bigint generated always as identity,
  child_id       bigint not null unique references panel (id),
  account_id     bigint not null, -- Pays, in the parent.
  domain         text not null check (domain = lower(domain) and length(domain) between 1 and 253),
  domain_type    text not null check (domain_type in ('own', 'subdomain')),
  status         text not null check (status in ('pending_dns', 'active', 'expired', 'frozen', 'terminated')),
  -- A month, as agreed when it was made or as staff changed it since.
  price          bigint not null check (price >= 0),
  admin_email    text not null check (length(admin_email) <= 254),
  renews         boolean not null default true,
  -- How many months were charged; the next charge has the next number.
  months         integer not null default 0 check (months >= 0),
  dns_token      text not null check (length(dns_token) between 20 and 100),
  -- What the last look found.
  dns_seen       jsonb check (jsonb_typeof(dns_seen) = 'object'),
  dns_checked_at timestamptz,
  dns_next_at    timestamptz,
  -- Set while a proven domain leads elsewhere.
  dns_lost_at    timestamptz,
  paid_until     timestamptz,
  -- The day of the month on which months end; shorter months end on their last.
  billing_day    smallint check (billing_day between 1 and 31),
  -- The last notice about paying, and for the end of which month.
  noticed        text check (length(noticed) <= 40),
  noticed_for    timestamptz,
  activated_at   timestamptz,
  expired_at     timestamptz,
  frozen_at      timestamptz,
  frozen_by      bigint, -- Null: frozen for not paying.
  freeze_reason  text check (length(freeze_reason) <= 500),
  terminated_at  timestamptz,
  created_at     timestamptz not null,
  primary key (panel_id, id),
  foreign key (panel_id, account_id) references account (panel_id, id),
  foreign key (panel_id, frozen_by) references account (panel_id, id),
  check (child_id <> panel_id),
  check ((status = 'terminated') = (terminated_at is not null)),
  check ((status = 'frozen') = (frozen_at is not null) or status = 'terminated')
);
create index child_panel_by_owner on child_panel (panel_id, account_id, id);
create index child_panel_by_end on child_panel (panel_id, paid_until) where status in ('active', 'expired', 'frozen');
create index child_panel_by_look on child_panel (panel_id, dns_next_at) where dns_next_at is not null;

-- What an owner pays for a month goes to the panel's other income, also from bonus money, and back if it never opened.
alter table ledger_txn
  drop constraint ledger_txn_type_check,
  add constraint ledger_txn_type_check check (type in (
    'order', 'cancel_order', 'invoiced', 'admin', 'referral', 'widget_reward', 'fee', 'bonus', 'coupon', 'task',
    'revenue', 'withdrawal', 'chargeback', 'repayment', 'child_panel')),
  drop constraint ledger_txn_ref_type_check,
  add constraint ledger_txn_ref_type_check check (ref_type in (
    'order', 'invoice', 'withdrawal', 'coupon', 'task', 'widget', 'referral', 'child_panel'));
insert into ledger_flow (debit_kind, credit_kind) values ('bonus', 'fee_income'), ('fee_income', 'bonus');
