-- Panels that customers rent, and what tells them that their parent's prices have changed.

-- A panel that a customer rents: who pays for it, until when it is paid, and how its domain was proven.
create table child_panel (
  -- The parent.
  panel_id       bigint not null references panel (id),
  id             bigint generated always as identity,
  child_id       bigint not null unique references panel (id),
  -- Pays, in the parent.
  account_id     bigint not null,
  domain         text not null check (domain = lower(domain) and length(domain) between 1 and 253),
  domain_type    text not null check (domain_type in ('own', 'subdomain')),
  status         text not null check (status in ('pending_dns', 'active', 'expired', 'frozen', 'terminated')),
  -- A month, as agreed when it was made or as staff changed it since.
  price          bigint not null check (price >= 0),
  admin_email    text not null check (length(admin_email) <= 254),
  renews         boolean not null default true,
  -- How many months were charged; the next charge has the next number.
  months         integer not null default 0 check (months >= 0),
  dns_token      text not null check (length(dns_token) between 20 and 100),
  -- What the last look found.
  dns_seen       jsonb check (jsonb_typeof(dns_seen) = 'object'),
  dns_checked_at timestamptz,
  dns_next_at    timestamptz,
  -- Set while a proven domain leads elsewhere.
  dns_lost_at    timestamptz,
  paid_until     timestamptz,
  -- The day of the month on which months end; shorter months end on their last.
  billing_day    smallint check (billing_day between 1 and 31),
  -- The last notice about paying, and for the end of which month.
  noticed        text check (length(noticed) <= 40),
  noticed_for    timestamptz,
  activated_at   timestamptz,
  expired_at     timestamptz,
  frozen_at      timestamptz,
  -- Null: frozen for not paying.
  frozen_by      bigint,
  freeze_reason  text check (length(freeze_reason) <= 500),
  terminated_at  timestamptz,
  created_at     timestamptz not null,
  primary key (panel_id, id),
  foreign key (panel_id, account_id) references account (panel_id, id),
  foreign key (panel_id, frozen_by) references account (panel_id, id),
  check (child_id <> panel_id),
  check ((status = 'terminated') = (terminated_at is not null)),
  check ((status = 'frozen') = (frozen_at is not null) or status = 'terminated')
);
create index child_panel_by_owner on child_panel (panel_id, account_id, id);
create index child_panel_by_end on child_panel (panel_id, paid_until) where status in ('active', 'expired', 'frozen');
create index child_panel_by_look on child_panel (panel_id, dns_next_at) where dns_next_at is not null;

-- Counts the changes that the watcher of the children has seen.
create table catalogue_version (
  panel_id bigint primary key references panel (id),
  version  bigint not null
);

-- Whoever holds the catalogue in memory reads it again, with this version.
create trigger announce after insert or update on catalogue_version
  for each row execute function announce_panel_change('catalogue');

-- A change that child panels have to follow. Written with the change itself, so that no change is missed, and only
-- added to, so that no writer waits for another. With an account, only that customer's prices changed.
create table catalogue_change (
  panel_id   bigint not null references panel (id),
  id         bigint generated always as identity,
  account_id bigint,
  primary key (panel_id, id)
);

-- What decides prices of all customers of a panel; children follow within seconds.
create or replace function note_price_change() returns trigger language plpgsql as $$
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

create trigger note_grade after insert or update of grade_id or delete on account_grade
  for each row execute function note_grade_change();

-- The child panels of a customer follow what the operator has agreed with the customer.
create or replace function note_terms_change() returns trigger language plpgsql as $$
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
