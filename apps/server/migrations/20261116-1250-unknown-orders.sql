-- When operators were last notified that the outcome of this order is unknown.
alter table dispatch add column unknown_notified_at timestamptz;
