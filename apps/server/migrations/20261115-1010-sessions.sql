-- Accounts grow into profiles, and people can sign in.

-- An address belongs to an account only once it is proven; until then it is claimed. So whether an
-- address is taken shows nowhere, and nobody can sit on an address that is not theirs.
alter table account
  add column claimed_email text check (claimed_email = lower(claimed_email) and length(claimed_email) between 3 and 254),
  add column company_name text check (length(company_name) between 1 and 200),
  add column company_address text check (length(company_address) <= 500),
  add column company_site text check (length(company_site) <= 300),
  add column vat text check (length(vat) <= 40),
  add column messengers jsonb not null default '[]'::jsonb check (jsonb_typeof(messengers) = 'array'),
  -- The code this person gives to others; what they came with is `referred_by`.
  add column affiliate_code text not null default substr(md5(gen_random_uuid()::text), 1, 12)
    check (affiliate_code ~ '^[a-z0-9]{6,40}$'),
  add column referred_by text check (length(referred_by) <= 200),
  add column marketing jsonb not null default '{}'::jsonb check (jsonb_typeof(marketing) = 'object'),
  add column yandex_metrika_client_id text check (length(yandex_metrika_client_id) <= 120),
  add column google_analytics4_client_id text check (length(google_analytics4_client_id) <= 120),
  add column order_actions_notification boolean not null default true,
  add column payment_actions_notification boolean not null default true,
  add column subscription_actions_notification boolean not null default true,
  add check (email is null or claimed_email is null);
create index account_claim on account (panel_id, claimed_email, id) where claimed_email is not null;
create unique index account_affiliate_code on account (panel_id, affiliate_code);

-- One row per signed-in browser. The refresh secret is stored as its hash only.
create table session (
  panel_id     bigint not null references panel (id),
  id           uuid not null default gen_random_uuid(),
  account_id   bigint not null,
  refresh_hash bytea not null,
  address      text not null check (length(address) <= 64),
  user_agent   text not null check (length(user_agent) <= 400),
  -- The operator who looks through this account's eyes, and why.
  on_behalf_of bigint,
  reason       text check (length(reason) <= 500),
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  ended_at     timestamptz,
  primary key (panel_id, id),
  foreign key (panel_id, account_id) references account (panel_id, id)
);
create index session_open on session (panel_id, account_id) where ended_at is null;

-- Whatever door such a change comes through, nobody stays signed in across it.
create function end_sessions_of_account() returns trigger language plpgsql as $$
begin
  update session set ended_at = now()
   where panel_id = new.panel_id and account_id = new.id and ended_at is null;
  return null;
end $$;
create trigger end_sessions after update of password_hash, role, frozen_at on account
  for each row when (
    old.password_hash is distinct from new.password_hash or old.role <> new.role
    or (old.frozen_at is null and new.frozen_at is not null))
  execute function end_sessions_of_account();

-- Every attempt that reached the password check, whether or not the address has an account.
create table login_attempt (
  panel_id   bigint not null references panel (id),
  id         bigint generated always as identity,
  account_id bigint,
  method     text not null check (method in ('password', 'code', 'register', 'reset')),
  succeeded  boolean not null,
  address    text not null check (length(address) <= 64),
  user_agent text not null check (length(user_agent) <= 400),
  created_at timestamptz not null default now(),
  primary key (panel_id, id),
  foreign key (panel_id, account_id) references account (panel_id, id)
);
create index login_attempt_of_account on login_attempt (panel_id, account_id, id desc);

-- Secrets that travel by mail or address bar: stored hashed, good once, for one purpose, not for long.
create table one_time_code (
  panel_id   bigint not null references panel (id),
  hash       bytea not null,
  purpose    text not null check (purpose in ('password-reset', 'verify-email', 'impersonation', 'widget-sign-in')),
  account_id bigint not null,
  -- The address that a mail proves; a later change of address makes the code worthless.
  email      text,
  issued_by  bigint,
  reason     text check (length(reason) <= 500),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (panel_id, hash),
  foreign key (panel_id, account_id) references account (panel_id, id)
);
create index one_time_code_of_account on one_time_code (panel_id, account_id, purpose);

-- Solved challenges, so that each solution works once; rows past their challenge's end mean nothing.
create table captcha_solution (
  panel_id   bigint not null references panel (id),
  hash       bytea not null,
  expires_at timestamptz not null,
  primary key (panel_id, hash)
);
create index captcha_solution_expiry on captcha_solution (expires_at);

-- Where visitors say they come from; joined to an account once there is one.
create table marketing_source (
  panel_id   bigint not null references panel (id),
  id         bigint generated always as identity,
  account_id bigint,
  visit      jsonb not null check (jsonb_typeof(visit) = 'object'),
  created_at timestamptz not null default now(),
  primary key (panel_id, id),
  foreign key (panel_id, account_id) references account (panel_id, id)
);
