-- Per account, not per notification: an open page follows its reader's.
create or replace function announce_notification() returns trigger language plpgsql as $$
begin
  perform pg_notify('row_changed', 'notification:' || new.panel_id || ':' || new.account_id);
  return null;
end $$;
