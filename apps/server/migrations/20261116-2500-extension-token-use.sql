-- When a browser extension's key was last used, for its owner's data export.
alter table extension_token add column last_used_at timestamptz;
