-- Claims the key. A second session with the same key waits here, holding no wallet, for the first to end.
create or replace function ledger_open(
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
