-- Where customers' videos stand in the search results for their keywords, and the monthly plans that pay for it.

-- A monthly plan that a panel sells: how many keywords may be tracked for its price.
create table campaign_plan (
  panel_id       bigint not null references panel (id),
  id             bigint generated always as identity,
  name           text not null check (length(name) between 1 and 120),
  -- Keywords of running campaigns together, counted once per country.
  keywords_limit integer not null check (keywords_limit between 1 and 100000),
  -- A month.
  price          bigint not null check (price >= 0),
  trial_days     integer not null check (trial_days between 0 and 365),
  is_highlight   boolean not null default false,
  -- Off: nobody new can choose it; who has it keeps it.
  is_enabled     boolean not null default true,
  position       integer not null default 0 check (position between 0 and 1000),
  -- Kept for the months that were paid.
  removed_at     timestamptz,
  created_at     timestamptz not null,
  primary key (panel_id, id)
);

-- A customer's plan. One row for good: who has had a plan gets no second trial.
create table campaign_subscription (
  panel_id     bigint not null references panel (id),
  id           bigint generated always as identity,
  account_id   bigint not null,
  plan_id      bigint not null,
  -- Follows when the month ends.
  next_plan_id bigint,
  status       text not null check (status in ('trial', 'active', 'lapsed')),
  -- What the present month was sold for.
  price        bigint not null check (price >= 0),
  renews       boolean not null default true,
  started_at   timestamptz not null,
  ends_at      timestamptz not null check (ends_at > started_at),
  -- The day of the month on which months end; shorter months end on their last.
  billing_day  smallint not null check (billing_day between 1 and 31),
  -- How often it was charged; the next charge has the next number.
  charges      integer not null default 0 check (charges >= 0),
  -- The end that its customer was told of.
  noticed_for  timestamptz,
  created_at   timestamptz not null,
  primary key (panel_id, id),
  unique (panel_id, account_id),
  foreign key (panel_id, account_id) references account (panel_id, id),
  foreign key (panel_id, plan_id) references campaign_plan (panel_id, id),
  foreign key (panel_id, next_plan_id) references campaign_plan (panel_id, id)
);
create index campaign_subscription_by_end on campaign_subscription (panel_id, ends_at) where status <> 'lapsed';
create index campaign_subscription_by_plan on campaign_subscription (panel_id, plan_id);

-- A charge for a plan, so that it is known which plan brought what; the money itself is in the ledger under the same
-- number.
create table campaign_plan_charge (
  panel_id        bigint not null references panel (id),
  subscription_id bigint not null,
  number          integer not null check (number >= 1),
  plan_id         bigint not null,
  amount          bigint not null check (amount >= 0),
  charged_at      timestamptz not null,
  primary key (panel_id, subscription_id, number),
  foreign key (panel_id, subscription_id) references campaign_subscription (panel_id, id),
  foreign key (panel_id, plan_id) references campaign_plan (panel_id, id)
);
create index campaign_plan_charge_by_plan on campaign_plan_charge (panel_id, plan_id, charged_at);

-- A video whose positions are tracked.
create table campaign (
  panel_id      bigint not null references panel (id),
  id            bigint generated always as identity,
  account_id    bigint not null,
  url           text not null check (length(url) <= 2048),
  video_id      text not null check (length(video_id) between 1 and 60),
  title         text not null check (length(title) <= 300),
  channel_title text not null default '' check (length(channel_title) <= 300),
  thumbnail     text check (length(thumbnail) <= 2048),
  track         text not null check (track in ('on_demand', 'daily', 'weekly', 'monthly')),
  status        text not null check (status in ('active', 'paused', 'finished')),
  -- Paused because the plan has no room for it: goes on by itself when there is room again.
  is_held       boolean not null default false,
  alerts        boolean not null default true,
  -- The day it began, by the video network's calendar: months are counted from it.
  began_on      date not null,
  -- When the video's title was read last, and when it is read again.
  facts_at      timestamptz,
  facts_next_at timestamptz not null,
  -- Since when the video is private or removed.
  gone_since    timestamptz,
  -- Why its last look-up failed; null after one that did not.
  failing       text check (failing in ('quota_used_up', 'unavailable')),
  -- The last day that a letter about its keywords was sent for.
  alerted_on    date,
  created_at    timestamptz not null,
  finished_at   timestamptz,
  primary key (panel_id, id),
  foreign key (panel_id, account_id) references account (panel_id, id),
  check ((status = 'finished') = (finished_at is not null)),
  check (not is_held or status = 'paused')
);
create index campaign_by_owner on campaign (panel_id, account_id, id);
create index campaign_by_facts on campaign (panel_id, facts_next_at) where status = 'active';

-- A country in whose search results a campaign looks.
create table campaign_country (
  panel_id    bigint not null references panel (id),
  campaign_id bigint not null,
  country     text not null check (country ~ '^[A-Z]{2}$'),
  position    smallint not null,
  primary key (panel_id, campaign_id, country),
  foreign key (panel_id, campaign_id) references campaign (panel_id, id) on delete cascade
);

-- A keyword that a campaign looks for.
create table campaign_keyword (
  panel_id    bigint not null references panel (id),
  id          bigint generated always as identity,
  campaign_id bigint not null,
  keyword     text not null check (length(keyword) between 1 and 100),
  position    smallint not null,
  -- Its history comes back when it is added again.
  removed_at  timestamptz,
  primary key (panel_id, id),
  unique (panel_id, campaign_id, keyword),
  foreign key (panel_id, campaign_id) references campaign (panel_id, id) on delete cascade
);

-- What a campaign tracks: a keyword in a country, how it stood last, and when it is looked up next.
create table campaign_check (
  panel_id          bigint not null references panel (id),
  id                bigint generated always as identity,
  campaign_id       bigint not null,
  keyword_id        bigint not null,
  keyword           text not null check (length(keyword) between 1 and 100),
  country           text not null check (country ~ '^[A-Z]{2}$'),
  -- The day it wants its next look-up, and when its owner asked for one.
  due_on            date,
  asked_at          timestamptz,
  -- The day it will have it, as the queue stands.
  expected_on       date,
  checked_on        date,
  checked_at        timestamptz,
  -- Null after a look-up: not among the places looked at.
  position          smallint check (position between 1 and 50),
  previous_on       date,
  previous_position smallint check (previous_position between 1 and 50),
  is_sample         boolean not null default false,
  primary key (panel_id, id),
  unique (panel_id, campaign_id, keyword_id, country),
  foreign key (panel_id, campaign_id) references campaign (panel_id, id) on delete cascade,
  foreign key (panel_id, keyword_id) references campaign_keyword (panel_id, id) on delete cascade
);
create index campaign_check_by_lookup on campaign_check (panel_id, country, keyword);
create index campaign_check_by_due on campaign_check (panel_id, due_on) where due_on is not null;
create index campaign_check_by_request on campaign_check (panel_id, asked_at) where asked_at is not null;

-- One question to the video network: at most one answer per keyword, country and day, whoever needs it.
create table keyword_lookup (
  panel_id    bigint not null references panel (id),
  country     text not null check (country ~ '^[A-Z]{2}$'),
  keyword     text not null check (length(keyword) between 1 and 100),
  day         date not null,
  state       text not null check (state in ('claimed', 'failed', 'done')),
  -- Whose turn it was made in.
  account_id  bigint not null,
  attempts    integer not null default 1 check (attempts >= 1),
  claimed_at  timestamptz not null,
  -- When somebody else may ask: a claim has run out, or a failure has been waited for.
  next_try_at timestamptz not null,
  failing     text check (failing in ('quota_used_up', 'unavailable')),
  answered_at timestamptz,
  is_sample   boolean not null default false,
  results     jsonb check (jsonb_typeof(results) = 'array'),
  primary key (panel_id, country, keyword, day),
  foreign key (panel_id, account_id) references account (panel_id, id),
  check ((state = 'done') = (answered_at is not null))
);
create index keyword_lookup_by_account on keyword_lookup (panel_id, account_id, claimed_at);
create index keyword_lookup_by_day on keyword_lookup (panel_id, day);

-- Where the video stood on a day; kept for good. A day without a row was not looked up; a row without a position was
-- not among the places.
create table keyword_position (
  panel_id    bigint not null references panel (id),
  campaign_id bigint not null,
  country     text not null check (country ~ '^[A-Z]{2}$'),
  day         date not null,
  keyword_id  bigint not null,
  position    smallint check (position between 1 and 50),
  -- At the look-up before; for letters.
  was_checked boolean not null,
  previous    smallint check (previous between 1 and 50),
  is_sample   boolean not null,
  checked_at  timestamptz not null,
  primary key (panel_id, campaign_id, country, day, keyword_id),
  foreign key (panel_id, campaign_id) references campaign (panel_id, id) on delete cascade,
  foreign key (panel_id, keyword_id) references campaign_keyword (panel_id, id) on delete cascade
);
create index keyword_position_by_day on keyword_position (panel_id, day);
