-- What ledger_post does, for many transactions [{type, key, ref_type, ref_id, reason, postings}, …] in the given order:
-- keys are claimed together, accounts locked once, and one statement each writes all postings and all totals. Where
-- something has to be looked at between two postings (somebody owes, a wallet falls below zero on the way), they are
-- written one by one. Written by key, as ledger_post explains. Answers whose debts ended.
create or replace function ledger_post_many(
  p_panel bigint, p_transactions jsonb, p_actor bigint, p_on_behalf_of bigint, p_at timestamptz
) returns bigint[] language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  account record;
  one record;
  keys text[];
  hashes uuid[];
  -- By place: the new transaction, or 0 where the key stood already.
  opened bigint[];
  -- By posting of what is new.
  txns bigint[];
  sources bigint[];
  targets bigint[];
  amounts bigint[];
  debits_after bigint[];
  credits_after bigint[];
  debtors bigint[];
  falls_below boolean;
  repaid bigint[] := '{}';
begin
  if exists (select from jsonb_array_elements(p_transactions) as t where jsonb_array_length(t -> 'postings') = 0) then
    raise exception 'a ledger transaction needs a posting' using errcode = 'MQ003';
  end if;
  select array_agg(t.value ->> 'key' order by t.place),
         array_agg(md5(jsonb_build_array(t.value ->> 'type', t.value ->> 'ref_type', (t.value ->> 'ref_id')::bigint, null,
           t.value -> 'postings')::text)::uuid order by t.place)
    into keys, hashes from jsonb_array_elements(p_transactions) with ordinality as t (value, place);
  with claimed as (
    insert into ledger_txn (panel_id, type, idem_key, body_hash, ref_type, ref_id, actor_id, on_behalf_of, reason,
                            created_at)
    select p_panel, t.value ->> 'type', keys[t.place], hashes[t.place], t.value ->> 'ref_type',
           (t.value ->> 'ref_id')::bigint, p_actor, p_on_behalf_of, t.value ->> 'reason', p_at
      from jsonb_array_elements(p_transactions) with ordinality as t (value, place) order by t.place
    on conflict on constraint ledger_txn_idem_key do nothing
    returning id, idem_key
  )
  select array_agg(case when listed.place = listed.first_place then coalesce(claimed.id, 0) else 0 end
           order by listed.place)
    into opened
    from (select key, place, min(place) over (partition by key) as first_place
            from unnest(keys) with ordinality as named (key, place)) as listed
    left join claimed on claimed.idem_key = listed.key;
  if 0 = any (opened) and exists (
    select from unnest(keys, hashes, opened) as listed (key, body_hash, id)
      join ledger_txn as standing on standing.panel_id = p_panel and standing.idem_key = listed.key
     where listed.id = 0 and standing.body_hash <> listed.body_hash
  ) then
    raise exception 'a ledger key stands with another body' using errcode = 'MQ001';
  end if;

  for account in
    select distinct side.name from jsonb_array_elements(p_transactions) with ordinality as t (value, place),
      jsonb_array_elements(t.value -> 'postings') as posted,
      lateral (values (posted -> 'from'), (posted -> 'to')) as side (name)
     where opened[t.place] > 0 and not exists (
       select from ledger_account as known where known.panel_id = p_panel and known.owner_type = side.name ->> 0
         and known.owner_id = (side.name ->> 1)::bigint and known.kind = side.name ->> 2)
     order by side.name
  loop
    perform ledger_account_id(p_panel, account.name ->> 0, (account.name ->> 1)::bigint, account.name ->> 2);
  end loop;
  select array_agg(opened[t.place] order by t.place, posted.number),
         array_agg(debit.id order by t.place, posted.number), array_agg(credit.id order by t.place, posted.number),
         array_agg((posted.value ->> 'amount')::bigint order by t.place, posted.number),
         array_agg(debit.customer_id) filter (where debit.kind in ('cash', 'receivable'))
         || array_agg(credit.customer_id) filter (where credit.kind in ('cash', 'receivable'))
    into txns, sources, targets, amounts, debtors
    from jsonb_array_elements(p_transactions) with ordinality as t (value, place),
      jsonb_array_elements(t.value -> 'postings') with ordinality as posted (value, number),
      lateral (select id, kind, customer_id from ledger_account where panel_id = p_panel
          and owner_type = posted.value -> 'from' ->> 0 and owner_id = (posted.value -> 'from' ->> 1)::bigint
          and kind = posted.value -> 'from' ->> 2 limit 1) as debit,
      lateral (select id, kind, customer_id from ledger_account where panel_id = p_panel
          and owner_type = posted.value -> 'to' ->> 0 and owner_id = (posted.value -> 'to' ->> 1)::bigint
          and kind = posted.value -> 'to' ->> 2 limit 1) as credit
   where opened[t.place] > 0;
  if txns is null then
    return repaid;
  end if;
  perform ledger_lock(p_panel, sources || targets || ledger_debt_accounts(p_panel, debtors));

  -- What each wallet holds after each posting, read under the lock.
  with leg as (
    select line.number, line.is_debit, side.floor_zero, (side.credits - side.debits
             + sum(line.change) over (partition by line.account order by line.number))::bigint as after
      from (select number, true as is_debit, id as account, -amount as change
              from unnest(sources, amounts) with ordinality as debit (id, amount, number)
             union all
            select number, false, id, amount
              from unnest(targets, amounts) with ordinality as credit (id, amount, number)) as line
      cross join lateral (
        select floor_zero, credits, debits from ledger_account
         where panel_id = p_panel and id = line.account and keeps_total limit 1) as side
  ), balance as (
    select number, max(after) filter (where is_debit) as debit_after,
           max(after) filter (where not is_debit) as credit_after, bool_or(floor_zero and after < 0) as falls_below
      from leg group by number
  )
  select array_agg(balance.debit_after order by line.number), array_agg(balance.credit_after order by line.number),
         coalesce(bool_or(balance.falls_below), false)
    into debits_after, credits_after, falls_below
    from unnest(txns) with ordinality as line (txn, number) left join balance on balance.number = line.number;

  if falls_below or exists (
    select from ledger_account where panel_id = p_panel and owner_type = 'customer' and owner_id = any (debtors)
      and kind = 'receivable'
  ) then
    for one in
      select line.txn, array_agg(line.debit order by line.number) as debits,
             array_agg(line.credit order by line.number) as credits, array_agg(line.amount order by line.number) as amounts
        from unnest(txns, sources, targets, amounts) with ordinality as line (txn, debit, credit, amount, number)
       group by line.txn order by min(line.number)
    loop
      for number in 1 .. cardinality(one.amounts) loop
        perform ledger_write(p_panel, one.txn, one.debits[number], one.credits[number], one.amounts[number]);
      end loop;
      repaid := repaid || ledger_settle_debts(p_panel, one.txn, array (
        select distinct customer_id from ledger_account where panel_id = p_panel
          and id = any (one.debits || one.credits) and kind in ('cash', 'receivable')), p_actor, p_on_behalf_of, p_at);
    end loop;
    return repaid;
  end if;

  update ledger_account as total set debits = total.debits + sums.debits, credits = total.credits + sums.credits
    from (select line.account, sum(line.debit) as debits, sum(line.credit) as credits
            from (select id as account, amount as debit, 0 as credit from unnest(sources, amounts) as debit (id, amount)
                   union all
                  select id, 0, amount from unnest(targets, amounts) as credit (id, amount)) as line
           group by line.account) as sums
   where total.panel_id = p_panel and total.id = sums.account and total.keeps_total;
  insert into ledger_posting (panel_id, txn_id, debit_account, credit_account, amount, debit_after, credit_after)
  select p_panel, line.txn, line.debit, line.credit, line.amount, line.debit_after, line.credit_after
    from unnest(txns, sources, targets, amounts, debits_after, credits_after) with ordinality as line (
      txn, debit, credit, amount, debit_after, credit_after, number)
   order by line.number;
  return repaid;
end $$;
