-- A connection plans its look-ups once, foreign keys among them. Planned while a table was known to be empty,
-- each order of a young panel read all orders before it.
alter function ledger_post(bigint, text, text, jsonb, text, bigint, bigint, bigint, bigint, text, timestamptz)
  set enable_seqscan = off;
alter function ledger_take(
  bigint, text, text, bigint, text[], bigint, text, bigint, text, text, bigint, bigint, bigint, text, timestamptz
) set enable_seqscan = off;
alter function place_orders(bigint, bigint, jsonb, jsonb, jsonb, boolean, bigint, bigint, timestamptz)
  set enable_seqscan = off;
