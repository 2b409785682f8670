-- The way to the first owner of a panel: printed at the start, valid once and for a day.
create table owner_link (
  panel_id   bigint primary key references panel (id),
  -- Of the code in the link.
  hash       bytea not null,
  expires_at timestamptz not null
);
