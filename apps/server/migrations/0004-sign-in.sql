-- Sessions, second factors, passkeys and signing in with other services.

-- A signed-in browser. The refresh secret is stored as its hash only.
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

-- However the password, the role or a freeze is changed, nobody stays signed in across it, except where people
-- change their own password, or prove the address that a role was waiting for: the transaction names that session.
create or replace function end_sessions_of_account() returns trigger language plpgsql as $$
begin
  update session set ended_at = now()
   where panel_id = new.panel_id and account_id = new.id and ended_at is null
     and id is distinct from nullif(current_setting('marquee.kept_session', true), '')::uuid;
  return null;
end $$;

create trigger end_sessions after update of password_hash, role, staff_role_id, frozen_at on account
  for each row when (
    old.password_hash is distinct from new.password_hash or old.role <> new.role
    or old.staff_role_id is distinct from new.staff_role_id
    or (old.frozen_at is null and new.frozen_at is not null))
  execute function end_sessions_of_account();

-- An attempt that reached the password check, whether or not the address has an account.
create table login_attempt (
  panel_id   bigint not null references panel (id),
  id         bigint generated always as identity,
  account_id bigint,
  method     text not null check (method in (
    'password', 'code', 'register', 'reset', 'passkey', 'second-factor', 'google', 'facebook', 'telegram')),
  succeeded  boolean not null,
  address    text not null check (length(address) <= 64),
  user_agent text not null check (length(user_agent) <= 400),
  created_at timestamptz not null default now(),
  primary key (panel_id, id),
  foreign key (panel_id, account_id) references account (panel_id, id)
);
create index login_attempt_of_account on login_attempt (panel_id, account_id, id desc);

-- A solved challenge, so that each solution works once; rows past their challenge's end mean nothing.
create table captcha_solution (
  panel_id   bigint not null references panel (id),
  hash       bytea not null,
  expires_at timestamptz not null,
  primary key (panel_id, hash)
);
create index captcha_solution_expiry on captcha_solution (expires_at);

-- The seed of an authenticator app, sealed. `last_step` is the time step of the newest code taken: none works twice.
create table totp_secret (
  panel_id     bigint not null references panel (id),
  account_id   bigint not null,
  sealed       bytea not null,
  last_step    bigint not null default 0,
  created_at   timestamptz not null default now(),
  confirmed_at timestamptz,
  primary key (panel_id, account_id),
  foreign key (panel_id, account_id) references account (panel_id, id)
);

-- A code that stands in for a lost second factor, once.
create table recovery_code (
  panel_id   bigint not null references panel (id),
  account_id bigint not null,
  hash       bytea not null,
  created_at timestamptz not null default now(),
  used_at    timestamptz,
  primary key (panel_id, account_id, hash),
  foreign key (panel_id, account_id) references account (panel_id, id)
);

-- Somebody who has proven the first factor and owes the second: no session yet. Bound to the browser by a secret of its
-- own.
create table sign_in_challenge (
  panel_id     bigint not null references panel (id),
  browser_hash bytea not null,
  account_id   bigint not null,
  method       text not null check (length(method) between 1 and 20),
  attempts     integer not null default 0,
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null,
  primary key (panel_id, browser_hash),
  foreign key (panel_id, account_id) references account (panel_id, id)
);
create index sign_in_challenge_expiry on sign_in_challenge (expires_at);

-- When a session last showed that its person is there: signing in, or confirming it since.
create table sign_in_proof (
  panel_id   bigint not null references panel (id),
  session_id uuid not null,
  proven_at  timestamptz not null,
  primary key (panel_id, session_id),
  foreign key (panel_id, session_id) references session (panel_id, id) on delete cascade
);

-- A passkey of an account.
create table passkey (
  panel_id     bigint not null references panel (id),
  id           bigint generated by default as identity,
  account_id   bigint not null,
  credential   bytea not null check (length(credential) between 1 and 1023),
  public_key   bytea not null,
  counter      bigint not null default 0,
  transports   jsonb not null default '[]'::jsonb check (jsonb_typeof(transports) = 'array'),
  name         text not null check (length(name) between 1 and 80),
  is_synced    boolean not null default false,
  created_at   timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (panel_id, id),
  unique (panel_id, credential),
  foreign key (panel_id, account_id) references account (panel_id, id)
);
create index passkey_of_account on passkey (panel_id, account_id, id);

-- What a passkey is asked to sign: good once, for one purpose, in one browser.
create table passkey_challenge (
  panel_id     bigint not null references panel (id),
  hash         bytea not null,
  purpose      text not null check (purpose in ('register', 'sign-in', 'confirm')),
  browser_hash bytea not null,
  account_id   bigint,
  expires_at   timestamptz not null,
  primary key (panel_id, hash)
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- A panel's own registration with a provider. Addresses differ from the provider's own in tests and private clouds.
create table social_provider (
  panel_id   bigint not null references panel (id),
  provider   text not null check (provider in ('google', 'facebook', 'telegram')),
  client_id  text not null check (length(client_id) between 1 and 300),
  sealed     bytea not null,
  addresses  jsonb not null default '{}'::jsonb check (jsonb_typeof(addresses) = 'object'),
  one_tap    boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (panel_id, provider)
);
create trigger announce after insert or update or delete on social_provider
  for each row execute function announce_panel_change('social');

-- A visit to a provider: left from one browser, for one purpose, back once and soon.
create table social_flow (
  panel_id     bigint not null references panel (id),
  hash         bytea not null,
  provider     text not null check (provider in ('google', 'facebook', 'telegram')),
  browser_hash bytea not null,
  -- Whom the identity is to be added to; null: to sign in.
  account_id   bigint,
  session_id   uuid,
  nonce        text not null,
  verifier     text not null,
  redirect     text not null check (redirect ~ '^/' and length(redirect) <= 500),
  affiliate    text check (length(affiliate) <= 200),
  expires_at   timestamptz not null,
  -- Which campaign brought the visitor, and how the analytics know the browser, kept until the provider sends them
  -- back.
  visit        jsonb not null default '{}',
  primary key (panel_id, hash),
  foreign key (panel_id, account_id) references account (panel_id, id)
);
create index social_flow_expiry on social_flow (expires_at);

-- An assertion that came without a visit of ours, so that it works once.
create table social_assertion (
  panel_id   bigint not null references panel (id),
  hash       bytea not null,
  expires_at timestamptz not null,
  primary key (panel_id, hash)
);
create index social_assertion_expiry on social_assertion (expires_at);
