-- The secret half of outside services whose public half is in the panel's settings.
create table panel_secret (
  panel_id   bigint not null references panel (id),
  name       text not null check (name in ('captcha', 'chat')),
  sealed     bytea not null,
  -- Where the service answers; null: at its usual address.
  address    text check (length(address) <= 500),
  updated_at timestamptz not null,
  primary key (panel_id, name)
);
create trigger announce after insert or update or delete on panel_secret
  for each row execute function announce_panel_change('settings');
