-- The grade of an owner of child panels decides what these pay.
create or replace function note_grade_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.grade_id is not distinct from old.grade_id then
    return null;
  end if;
  insert into catalogue_change (panel_id, account_id)
  select account.panel_id, account.account_id
    from (values (coalesce(new.panel_id, old.panel_id), coalesce(new.account_id, old.account_id)))
      as account (panel_id, account_id)
   where exists (select from provider join panel on panel.id = provider.panel_id
                  where provider.parent_account_id = account.account_id and panel.parent_id = account.panel_id);
  return null;
end $$;
