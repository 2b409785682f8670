-- Takes an amount from a customer's wallets in the order of p_kinds, as much as each holds; the last one
-- takes the rest, and its floor decides. Balances are read only after the wallets are locked. Debts are looked
-- at only by what makes one and by withdrawals: an order paid from the balance never asks for them.
create or replace function ledger_take(
  p_panel bigint, p_type text, p_key text, p_customer bigint, p_kinds text[], p_amount bigint,
  p_to_type text, p_to_owner bigint, p_to_kind text, p_ref_type text, p_ref_id bigint,
  p_actor bigint, p_on_behalf_of bigint, p_reason text, p_at timestamptz,
  out txn_id bigint, out replayed boolean, out taken bigint[]
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  last_kind integer := cardinality(p_kinds);
  sources bigint[];
  target bigint;
  rest bigint := p_amount;
  part bigint;
  makes_debt boolean := 'receivable' = any (p_kinds);
  is_withdrawal boolean := p_to_type = 'customer' and p_to_kind = 'hold';
  guards bigint[] := '{}';
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
  if makes_debt or is_withdrawal then
    guards := ledger_debt_accounts(p_panel, array[p_customer]);
  end if;
  perform ledger_lock(p_panel, sources || target || guards);
  if is_withdrawal and exists (
    select from ledger_account where panel_id = p_panel and owner_type = 'customer' and owner_id = p_customer
      and kind = 'receivable' and credits < debits
  ) then
    raise exception 'customer % owes', p_customer using errcode = 'MQ004';
  end if;
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
  if makes_debt then
    perform ledger_settle_debts(p_panel, txn_id, array[p_customer], p_actor, p_on_behalf_of, p_at);
  end if;
end $$;
