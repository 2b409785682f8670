-- Posts [{from: [owner type, owner id, kind], to: […], amount}, …] in the given order, once per key.
-- Every plan here goes by primary key: planning anew for each value would cost a third of the call, and a plan
-- made while a table was empty would read all of it later.
-- Money that reaches a customer who owes repays first; `repaid` names whose debt that ended.
drop function if exists ledger_post(
  bigint, text, text, jsonb, text, bigint, bigint, bigint, bigint, text, timestamptz);
create or replace function ledger_post(
  p_panel bigint, p_type text, p_key text, p_postings jsonb, p_ref_type text, p_ref_id bigint, p_reverses bigint,
  p_actor bigint, p_on_behalf_of bigint, p_reason text, p_at timestamptz, out txn_id bigint, out replayed boolean,
  out repaid bigint[]
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  account record;
  posting record;
  ids jsonb := '{}';
  debtors bigint[] := '{}';
begin
  repaid := '{}';
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
    if account.name ->> 0 = 'customer' and account.name ->> 2 in ('cash', 'receivable') then
      debtors := debtors || (account.name ->> 1)::bigint;
    end if;
  end loop;
  perform ledger_lock(p_panel,
    array (select value::bigint from jsonb_each_text(ids)) || ledger_debt_accounts(p_panel, debtors));
  for posting in select value from jsonb_array_elements(p_postings) loop
    perform ledger_write(p_panel, txn_id,
      (ids ->> (posting.value ->> 'from'))::bigint, (ids ->> (posting.value ->> 'to'))::bigint,
      (posting.value ->> 'amount')::bigint);
  end loop;
  repaid := ledger_settle_debts(p_panel, txn_id, debtors, p_actor, p_on_behalf_of, p_at);
end $$;
