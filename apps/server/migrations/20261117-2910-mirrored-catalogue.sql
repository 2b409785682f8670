-- A child panel's catalogue follows its parent's: rows with the same ids, and no texts of their own.
create index panel_by_parent on panel (parent_id) where parent_id is not null;

-- The parent's name of the row when it was last followed, null for the panel's own rows. Where the row has another
-- name, that was written here and stays. Texts that are empty here are the parent's.
alter table network add column mirrored_name text;
alter table service_type add column mirrored_name text;
alter table target_type add column mirrored_name text;
alter table target add column mirrored_name text;
alter table service_label add column mirrored_name text;
alter table service add column mirrored_name text;

alter table provider
  -- Whether what the parent panel adds is for sale at once, or waits for the operator to switch it on.
  add column adds_new boolean not null default true,
  -- The parent's catalogue_version that was followed last.
  add column followed_version bigint not null default 0,
  -- Counts what changed for this child alone, such as its owner's prices, and what of that was followed.
  add column follow_mark bigint not null default 0,
  add column followed_mark bigint not null default 0,
  add column followed_at timestamptz,
  -- A hash of all that was followed: the same again needs no writing.
  add column followed_hash text check (length(followed_hash) <= 64),
  -- Claimed by a worker until then; also the pause after a failure.
  add column follow_claimed_until timestamptz;
create index provider_of_parent on provider (followed_at nulls first) where adapter = 'parent_panel';
create index provider_by_owner on provider (parent_account_id) where parent_account_id is not null;

-- Written with the change itself, so that no change is missed, and only added to, so that no writer waits for
-- another. With an account, only that customer's prices changed.
create table catalogue_change (
  panel_id   bigint not null references panel (id),
  id         bigint generated always as identity,
  account_id bigint,
  primary key (panel_id, id)
);

-- Counts the changes that the watcher of the children has seen.
create table catalogue_version (
  panel_id bigint primary key references panel (id),
  version  bigint not null
);
-- Whoever holds the catalogue in memory reads it again, with this version.
create trigger announce after insert or update on catalogue_version
  for each row execute function announce_panel_change('catalogue');

create function note_price_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (panel_id)
  select distinct changed.panel_id from changed
   where exists (select from panel where panel.parent_id = changed.panel_id);
  return null;
end $$;

create trigger note_insert after insert on grade referencing new table as changed
  for each statement execute function note_price_change();
create trigger note_update after update on grade referencing new table as changed
  for each statement execute function note_price_change();
create trigger note_delete after delete on grade referencing old table as changed
  for each statement execute function note_price_change();
create trigger note_insert after insert on panel_settings referencing new table as changed
  for each statement execute function note_price_change();
create trigger note_update after update on panel_settings referencing new table as changed
  for each statement execute function note_price_change();

create function note_grade_change() returns trigger language plpgsql as $$
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

create trigger note_grade after insert or update of grade_id or delete on account_grade
  for each row execute function note_grade_change();

create function note_terms_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (panel_id, account_id)
  select distinct changed.panel_id, changed.account_id from changed
   where exists (select from provider join panel on panel.id = provider.panel_id
                  where provider.parent_account_id = changed.account_id and panel.parent_id = changed.panel_id);
  return null;
end $$;

create trigger note_insert after insert on custom_price referencing new table as changed
  for each statement execute function note_terms_change();
create trigger note_update after update on custom_price referencing new table as changed
  for each statement execute function note_terms_change();
create trigger note_delete after delete on custom_price referencing old table as changed
  for each statement execute function note_terms_change();
create trigger note_insert after insert on service_access referencing new table as changed
  for each statement execute function note_terms_change();
create trigger note_update after update on service_access referencing new table as changed
  for each statement execute function note_terms_change();
create trigger note_delete after delete on service_access referencing old table as changed
  for each statement execute function note_terms_change();
