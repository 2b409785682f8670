-- The console lists decided verifications, the latest first.
create index verification_decided on verification (panel_id, status, decided_at desc, account_id desc)
  where decided_at is not null;
