-- Money calls under an Idempotency-Key: the same key and body get the same answer. A claim commits with
-- the work it stands for, so a call that failed leaves no claim and may be tried again.

create table idempotent_call (
  panel_id   bigint not null references panel (id),
  -- Whose key: two callers may choose the same one.
  caller     text not null check (length(caller) between 1 and 100),
  key        text not null check (length(key) between 1 and 200),
  body_hash  bytea not null,
  answer     jsonb,
  created_at timestamptz not null default now(),
  primary key (panel_id, caller, key)
);
create index idempotent_call_age on idempotent_call (created_at);
