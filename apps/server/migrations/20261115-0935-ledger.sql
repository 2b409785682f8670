-- The ledger: the only place where money moves. A posting is one debit → credit pair, so the books
-- balance by construction. Amounts are units of 10^-8 USD; a balance is credits − debits.

create table ledger_account (
  panel_id    bigint not null references panel (id),
  id          bigint generated always as identity,
  owner_type  text not null,
  owner_id    bigint not null,
  kind        text not null,
  debits      bigint not null default 0 check (debits >= 0),
  credits     bigint not null default 0 check (credits >= 0),
  -- One shared total would make every order wait for every other: house accounts are summed from postings.
  keeps_total boolean not null generated always as (owner_type = 'customer') stored,
  floor_zero  boolean not null generated always as (owner_type = 'customer' and kind <> 'receivable') stored,
  customer_id bigint generated always as (case when owner_type = 'customer' then owner_id end) stored,
  primary key (panel_id, id),
  unique (panel_id, owner_type, owner_id, kind),
  foreign key (panel_id, customer_id) references account (panel_id, id),
  constraint ledger_account_owner check (case owner_type
    when 'customer' then kind in ('cash', 'bonus', 'referral', 'task', 'hold', 'receivable')
    when 'method' then kind = 'clearing'
    when 'house' then owner_id = 0 and kind in (
      'escrow', 'revenue', 'fee_income', 'bonus_cost', 'coupon_cost', 'referral_cost', 'widget_cost',
      'task_cost', 'provider_cost', 'adjustments', 'rounding', 'suspense')
    else false end),
  constraint ledger_account_floor check (not floor_zero or credits >= debits),
  constraint ledger_account_summed check (keeps_total or (debits = 0 and credits = 0))
) with (fillfactor = 70);

create table ledger_txn (
  panel_id     bigint not null,
  id           bigint generated always as identity,
  type         text not null check (type in (
    'order', 'cancel_order', 'invoiced', 'admin', 'referral', 'widget_reward', 'fee', 'bonus', 'coupon', 'task',
    'revenue', 'withdrawal', 'chargeback')),
  idem_key     text not null check (length(idem_key) between 1 and 200),
  -- What was asked for under the key; the same key with another body is refused.
  body_hash    uuid not null,
  ref_type     text,
  ref_id       bigint,
  reverses     bigint,
  actor_id     bigint,
  on_behalf_of bigint,
  reason       text check (length(reason) <= 1000),
  created_at   timestamptz not null default now(),
  primary key (panel_id, id),
  constraint ledger_txn_idem_key unique (panel_id, idem_key),
  constraint ledger_txn_reverses unique (panel_id, reverses),
  foreign key (panel_id, reverses) references ledger_txn (panel_id, id),
  check (num_nonnulls(ref_type, ref_id) <> 1)
);
create index ledger_txn_by_ref on ledger_txn (panel_id, ref_type, ref_id) where ref_id is not null;

create table ledger_posting (
  panel_id       bigint not null,
  txn_id         bigint not null,
  -- Given out while the wallets are locked, so along one wallet it follows the order of commits.
  seq            bigint generated always as identity,
  debit_account  bigint not null,
  credit_account bigint not null,
  amount         bigint not null check (amount > 0),
  -- The wallet's balance after this posting; null for accounts that keep no total.
  debit_after    bigint,
  credit_after   bigint,
  primary key (panel_id, txn_id, seq),
  foreign key (panel_id, txn_id) references ledger_txn (panel_id, id),
  foreign key (panel_id, debit_account) references ledger_account (panel_id, id),
  foreign key (panel_id, credit_account) references ledger_account (panel_id, id),
  check (debit_account <> credit_account)
);
create index ledger_posting_by_debit on ledger_posting (panel_id, debit_account, seq desc);
create index ledger_posting_by_credit on ledger_posting (panel_id, credit_account, seq desc);

create trigger insert_only before update or delete on ledger_txn
  for each row execute function refuse_rewrite();
create trigger insert_only_truncate before truncate on ledger_txn
  for each statement execute function refuse_rewrite();
create trigger insert_only before update or delete on ledger_posting
  for each row execute function refuse_rewrite();
create trigger insert_only_truncate before truncate on ledger_posting
  for each statement execute function refuse_rewrite();
create trigger identity_stays before update of panel_id, id, owner_type, owner_id, kind on ledger_account
  for each row execute function refuse_rewrite();
create trigger never_removed before delete on ledger_account
  for each row execute function refuse_rewrite();
create trigger never_emptied before truncate on ledger_account
  for each statement execute function refuse_rewrite();

-- Every way money may go. Earnings (referral, task) and hold are fed by rewards alone: no path leads from
-- bonus, cash or any account these reach into a wallet that can be withdrawn.
create table ledger_flow (
  debit_kind  text not null,
  credit_kind text not null,
  primary key (debit_kind, credit_kind)
);
insert into ledger_flow (debit_kind, credit_kind) values
  ('clearing', 'cash'), ('cash', 'clearing'),
  ('clearing', 'fee_income'), ('fee_income', 'clearing'),
  ('clearing', 'suspense'), ('suspense', 'clearing'), ('suspense', 'cash'),
  ('clearing', 'rounding'), ('rounding', 'cash'),
  ('receivable', 'clearing'), ('cash', 'receivable'), ('adjustments', 'receivable'),
  ('bonus', 'escrow'), ('cash', 'escrow'), ('escrow', 'cash'), ('escrow', 'bonus'),
  ('escrow', 'revenue'), ('revenue', 'escrow'),
  ('cash', 'fee_income'), ('fee_income', 'cash'),
  ('bonus_cost', 'bonus'), ('bonus', 'bonus_cost'),
  ('coupon_cost', 'bonus'), ('bonus', 'coupon_cost'),
  ('adjustments', 'cash'), ('cash', 'adjustments'), ('adjustments', 'bonus'), ('bonus', 'adjustments'),
  ('referral_cost', 'referral'), ('referral', 'referral_cost'),
  ('widget_cost', 'referral'), ('referral', 'widget_cost'),
  ('task_cost', 'task'), ('task', 'task_cost'),
  ('referral', 'cash'), ('task', 'cash'),
  ('referral', 'hold'), ('task', 'hold'), ('hold', 'referral'), ('hold', 'task'),
  ('hold', 'clearing'), ('hold', 'fee_income');

create function ledger_check_flow() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_account as debit
    join ledger_account as credit on credit.panel_id = debit.panel_id and credit.id = new.credit_account
    join ledger_flow as flow on flow.debit_kind = debit.kind and flow.credit_kind = credit.kind
    where debit.panel_id = new.panel_id and debit.id = new.debit_account
  ) then
    raise exception 'no ledger flow from account % to account %', new.debit_account, new.credit_account
      using errcode = 'MQ002';
  end if;
  return new;
end $$;
create trigger only_known_flows before insert on ledger_posting
  for each row execute function ledger_check_flow();

-- Accounts come to life on first use; two sessions that both miss one agree on the winner's row.
create function ledger_account_id(p_panel bigint, p_owner_type text, p_owner bigint, p_kind text)
returns bigint language plpgsql as $$
declare
  found_id bigint;
begin
  loop
    select id into found_id from ledger_account
      where panel_id = p_panel and owner_type = p_owner_type and owner_id = p_owner and kind = p_kind;
    if found_id is not null then
      return found_id;
    end if;
    insert into ledger_account (panel_id, owner_type, owner_id, kind)
      values (p_panel, p_owner_type, p_owner, p_kind)
      on conflict (panel_id, owner_type, owner_id, kind) do nothing
      returning id into found_id;
    if found_id is not null then
      return found_id;
    end if;
  end loop;
end $$;

-- Claims the key. A second session with the same key waits here, holding no wallet, for the first to end.
create function ledger_open(
  p_panel bigint, p_type text, p_key text, p_body_hash uuid, p_ref_type text, p_ref_id bigint, p_reverses bigint,
  p_actor bigint, p_on_behalf_of bigint, p_reason text, p_at timestamptz, out txn_id bigint, out replayed boolean
) language plpgsql as $$
declare
  standing_hash uuid;
begin
  insert into ledger_txn (panel_id, type, idem_key, body_hash, ref_type, ref_id, reverses, actor_id, on_behalf_of,
                          reason, created_at)
    values (p_panel, p_type, p_key, p_body_hash, p_ref_type, p_ref_id, p_reverses, p_actor, p_on_behalf_of,
            p_reason, p_at)
    on conflict on constraint ledger_txn_idem_key do nothing
    returning id into txn_id;
  replayed := txn_id is null;
  if replayed then
    select id, body_hash into txn_id, standing_hash from ledger_txn where panel_id = p_panel and idem_key = p_key;
    if standing_hash <> p_body_hash then
      raise exception 'ledger key % stands with another body', p_key using errcode = 'MQ001';
    end if;
  end if;
end $$;

-- Always in id order, so that crossing transfers queue up; NO KEY, so that foreign keys do not collide with it.
create function ledger_lock(p_panel bigint, p_accounts bigint[]) returns void language plpgsql as $$
begin
  perform from ledger_account
    where panel_id = p_panel and id = any (p_accounts) and keeps_total
    order by id for no key update;
end $$;

create function ledger_write(p_panel bigint, p_txn bigint, p_debit bigint, p_credit bigint, p_amount bigint)
returns void language plpgsql as $$
declare
  balance_of_debit bigint;
  balance_of_credit bigint;
begin
  update ledger_account set debits = debits + p_amount
    where panel_id = p_panel and id = p_debit and keeps_total returning credits - debits into balance_of_debit;
  update ledger_account set credits = credits + p_amount
    where panel_id = p_panel and id = p_credit and keeps_total returning credits - debits into balance_of_credit;
  insert into ledger_posting (panel_id, txn_id, debit_account, credit_account, amount, debit_after, credit_after)
    values (p_panel, p_txn, p_debit, p_credit, p_amount, balance_of_debit, balance_of_credit);
end $$;

-- Posts [{from: [owner type, owner id, kind], to: […], amount}, …] in the given order, once per key.
-- Every plan here goes by primary key: planning anew for each value would cost a third of the call.
create function ledger_post(
  p_panel bigint, p_type text, p_key text, p_postings jsonb, p_ref_type text, p_ref_id bigint, p_reverses bigint,
  p_actor bigint, p_on_behalf_of bigint, p_reason text, p_at timestamptz, out txn_id bigint, out replayed boolean
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  account record;
  posting record;
  ids jsonb := '{}';
begin
  if jsonb_array_length(p_postings) = 0 then
    raise exception 'a ledger transaction needs a posting' using errcode = 'MQ003';
  end if;
  select opened.txn_id, opened.replayed into txn_id, replayed from ledger_open(
    p_panel, p_type, p_key, md5(jsonb_build_array(p_type, p_ref_type, p_ref_id, p_reverses, p_postings)::text)::uuid,
    p_ref_type, p_ref_id, p_reverses, p_actor, p_on_behalf_of, p_reason, p_at) as opened;
  if replayed then
    return;
  end if;
  for account in
    select distinct side.name from jsonb_array_elements(p_postings) as posted,
      lateral (values (posted -> 'from'), (posted -> 'to')) as side (name) order by side.name
  loop
    ids := ids || jsonb_build_object(account.name::text, ledger_account_id(
      p_panel, account.name ->> 0, (account.name ->> 1)::bigint, account.name ->> 2));
  end loop;
  perform ledger_lock(p_panel, array (select value::bigint from jsonb_each_text(ids)));
  for posting in select value from jsonb_array_elements(p_postings) loop
    perform ledger_write(p_panel, txn_id,
      (ids ->> (posting.value ->> 'from'))::bigint, (ids ->> (posting.value ->> 'to'))::bigint,
      (posting.value ->> 'amount')::bigint);
  end loop;
end $$;

-- Takes an amount from a customer's wallets in the order of p_kinds, as much as each holds; the last one
-- takes the rest, and its floor decides. Balances are read only after the wallets are locked.
create function ledger_take(
  p_panel bigint, p_type text, p_key text, p_customer bigint, p_kinds text[], p_amount bigint,
  p_to_type text, p_to_owner bigint, p_to_kind text, p_ref_type text, p_ref_id bigint,
  p_actor bigint, p_on_behalf_of bigint, p_reason text, p_at timestamptz,
  out txn_id bigint, out replayed boolean, out taken bigint[]
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  last_kind integer := cardinality(p_kinds);
  sources bigint[];
  target bigint;
  rest bigint := p_amount;
  part bigint;
begin
  if p_amount <= 0 then
    raise exception 'a ledger amount must be above zero' using errcode = 'MQ003';
  end if;
  select opened.txn_id, opened.replayed into txn_id, replayed from ledger_open(
    p_panel, p_type, p_key,
    md5(jsonb_build_array(p_type, p_ref_type, p_ref_id, p_customer, p_kinds, p_amount, p_to_type, p_to_owner,
      p_to_kind)::text)::uuid,
    p_ref_type, p_ref_id, null, p_actor, p_on_behalf_of, p_reason, p_at) as opened;

  sources := array (
    select (select id from ledger_account where panel_id = p_panel and owner_type = 'customer'
            and owner_id = p_customer and kind = wanted.kind)
    from unnest(p_kinds) with ordinality as wanted (kind, place) order by wanted.place);
  if replayed then
    taken := array (
      select coalesce((select sum(amount) from ledger_posting as posting where posting.panel_id = p_panel
                       and posting.txn_id = ledger_take.txn_id and debit_account = source.id), 0)::bigint
      from unnest(sources) with ordinality as source (id, place) order by source.place);
    return;
  end if;

  if sources[last_kind] is null then
    sources[last_kind] := ledger_account_id(p_panel, 'customer', p_customer, p_kinds[last_kind]);
  end if;
  target := ledger_account_id(p_panel, p_to_type, p_to_owner, p_to_kind);
  perform ledger_lock(p_panel, sources || target);
  for place in 1 .. last_kind loop
    part := rest;
    if place < last_kind then
      part := coalesce((select least(rest, credits - debits) from ledger_account
        where panel_id = p_panel and id = sources[place]), 0);
    end if;
    if part > 0 then
      perform ledger_write(p_panel, txn_id, sources[place], target, part);
    end if;
    rest := rest - part;
    taken := taken || part;
  end loop;
end $$;
