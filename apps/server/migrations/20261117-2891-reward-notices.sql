-- What an earner will be told about rewards, gathered: one notice a day for each kind of news.
create table reward_notice (
  panel_id   bigint not null references panel (id),
  account_id bigint not null,
  program    text not null check (program in ('referral', 'widget')),
  event      text not null check (event in ('earned', 'held', 'refused', 'reversed')),
  -- Since the last notice.
  amount     bigint not null check (amount >= 0),
  orders     integer not null check (orders >= 0),
  told_at    timestamptz,
  primary key (panel_id, account_id, program, event),
  foreign key (panel_id, account_id) references account (panel_id, id)
);
create index reward_notice_due on reward_notice (panel_id, told_at) where orders > 0;
