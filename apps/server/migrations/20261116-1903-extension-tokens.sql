-- A key for a browser extension: it reads, and cannot spend. Sealed, because the profile shows it to its owner.
create table extension_token (
  panel_id   bigint not null references panel (id),
  account_id bigint not null,
  hash       bytea not null check (length(hash) = 32),
  sealed     bytea not null,
  created_at timestamptz not null,
  primary key (panel_id, account_id),
  foreign key (panel_id, account_id) references account (panel_id, id)
);
create unique index extension_token_hash on extension_token (panel_id, hash);
