-- An account can be frozen for several causes at once; it is free again when the last of them is lifted.
create table account_freeze (
  panel_id   bigint not null references panel (id),
  id         bigint generated always as identity,
  account_id bigint not null,
  cause      text not null check (cause in ('dispute', 'debt', 'operator')),
  -- The case it belongs to, such as an invoice's id; empty where there is none.
  reference  text not null default '' check (length(reference) <= 60),
  reason     text not null check (length(reason) between 1 and 1000),
  created_at timestamptz not null,
  -- The case has ended; lifted as soon as the account owes nothing.
  settled_at timestamptz,
  lifted_at  timestamptz,
  primary key (panel_id, id),
  foreign key (panel_id, account_id) references account (panel_id, id) on delete cascade
);
create unique index account_freeze_open on account_freeze (panel_id, account_id, cause, reference)
  where lifted_at is null;

insert into account_freeze (panel_id, account_id, cause, reference, reason, created_at)
  select account.panel_id, account.id, 'dispute', invoice.id::text, 'payment ' || invoice.id || ' was disputed',
         account.frozen_at
    from account
    join invoice on invoice.panel_id = account.panel_id and invoice.account_id = account.id
                and invoice.status = 'disputed'
   where account.frozen_at is not null;
insert into account_freeze (panel_id, account_id, cause, reason, created_at)
  select panel_id, id, 'operator', 'frozen before causes were kept', frozen_at
    from account
   where frozen_at is not null
     and not exists (select from account_freeze as known
                      where known.panel_id = account.panel_id and known.account_id = account.id);
