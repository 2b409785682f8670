-- However the password, the role or a freeze is changed, nobody stays signed in across it, except where people
-- change their own password, or prove the address that a role was waiting for: the transaction names that session.
create or replace function end_sessions_of_account() returns trigger language plpgsql as $$
begin
  update session set ended_at = now()
   where panel_id = new.panel_id and account_id = new.id and ended_at is null
     and id is distinct from nullif(current_setting('marquee.kept_session', true), '')::uuid;
  return null;
end $$;
