-- Papers that prove who pays: one file for each of four steps, read by a person of the panel.

create table verification (
  panel_id     bigint not null references panel (id),
  account_id   bigint not null,
  status       text not null check (status in ('not_started', 'incomplete', 'in_review', 'approved', 'rejected')),
  -- Grows with every file that comes or goes: a decision names the one that was looked at.
  revision     integer not null default 1,
  reason       text check (length(reason) between 1 and 1000),
  submitted_at timestamptz,
  decided_at   timestamptz,
  decided_by   bigint,
  created_at   timestamptz not null default now(),
  primary key (panel_id, account_id),
  foreign key (panel_id, account_id) references account (panel_id, id),
  foreign key (panel_id, decided_by) references account (panel_id, id),
  check ((status = 'in_review') <= (submitted_at is not null)),
  check ((status in ('approved', 'rejected')) <= (decided_at is not null)),
  check ((status = 'rejected') <= (reason is not null))
);
create index verification_waiting on verification (panel_id, submitted_at) where status = 'in_review';

create table verification_document (
  panel_id      bigint not null references panel (id),
  account_id    bigint not null,
  step          text not null check (step in ('identity_front', 'identity_back', 'selfie', 'card_front')),
  -- Unguessable, and the last part of the key under which the store keeps the bytes.
  filename      text not null check (filename ~ '^[a-z0-9]{32}\.(jpg|png|webp|pdf)$'),
  original_name text not null check (length(original_name) between 1 and 120),
  content_type  text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  size          integer not null check (size > 0),
  created_at    timestamptz not null default now(),
  primary key (panel_id, account_id, step),
  unique (panel_id, filename),
  foreign key (panel_id, account_id) references verification (panel_id, account_id)
);
