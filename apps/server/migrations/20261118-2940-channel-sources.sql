-- Where figures about videos come from: what the day's units of a key went to, what was answered, and what failed.

alter table channel_source
  -- Units a day that the video network grants the key.
  add column daily_quota integer not null default 10000 check (daily_quota between 100 and 100000000);

-- Through which customers allow the panel to read their channels' reports.
create table channel_oauth_client (
  panel_id      bigint primary key references panel (id),
  client_id     text not null check (length(client_id) between 1 and 300),
  -- Sealed.
  client_secret bytea not null,
  data_url      text not null default 'https://www.googleapis.com' check (length(data_url) between 8 and 300),
  analytics_url text not null default 'https://youtubeanalytics.googleapis.com'
                check (length(analytics_url) between 8 and 300),
  accounts_url  text not null default 'https://accounts.google.com' check (length(accounts_url) between 8 and 300),
  tokens_url    text not null default 'https://oauth2.googleapis.com' check (length(tokens_url) between 8 and 300),
  updated_at    timestamptz not null default now()
);

-- Suggestions need no key; without a row a panel shows samples.
create table suggestion_source (
  panel_id   bigint primary key references panel (id),
  base_url   text not null default 'https://suggestqueries.google.com' check (length(base_url) between 8 and 300),
  updated_at timestamptz not null default now()
);

-- One row per key and day at the video network. Panels that share a key share its units, so it has no panel.
create table channel_quota_day (
  key_hash      bytea not null check (length(key_hash) = 32),
  day           date not null,
  -- As last known.
  daily_quota   integer not null check (daily_quota > 0),
  used          integer not null default 0 check (used >= 0),
  rankings_used integer not null default 0 check (rankings_used between 0 and used),
  -- The video network said that nothing is left, whatever was counted here.
  spent_at      timestamptz,
  primary key (key_hash, day)
);

-- What a panel's units went to; suggestions cost none. Calls of nobody in particular have the account 0.
create table channel_quota_use (
  panel_id   bigint not null references panel (id),
  day        date not null,
  kind       text not null
             check (kind in ('verification', 'rankings', 'reports', 'competition', 'tags', 'tests', 'suggestions')),
  account_id bigint not null default 0,
  calls      integer not null default 0 check (calls >= 0),
  -- Of these, searches.
  lookups    integer not null default 0 check (lookups >= 0),
  units      integer not null default 0 check (units >= 0),
  primary key (panel_id, day, kind, account_id)
);
create index channel_quota_use_of_account on channel_quota_use (panel_id, account_id, day);

-- After failures in a row a service is left alone for a while, by all processes.
create table channel_breaker (
  panel_id   bigint not null references panel (id),
  service    text not null check (service in ('data', 'analytics', 'suggestions')),
  failures   integer not null default 0 check (failures >= 0),
  open_until timestamptz,
  failed_at  timestamptz not null,
  reason     text not null check (length(reason) <= 200),
  primary key (panel_id, service)
);

-- Answers that are still fresh, as they came.
create table channel_answer (
  panel_id   bigint not null references panel (id),
  question   bytea not null check (length(question) = 32),
  answer     jsonb not null,
  read_at    timestamptz not null,
  expires_at timestamptz not null,
  primary key (panel_id, question)
);
create index channel_answer_by_age on channel_answer (expires_at);
