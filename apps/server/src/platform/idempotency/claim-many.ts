import { sql } from 'kysely';
import { composedKey } from '../composed-key.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../errors.ts';
import { type Claim, callerKey, hashRequest } from './once.ts';

interface Call {
  ctx: Context;
  claim: Claim;
}

interface ClaimedKey {
  panel_id: string;
  caller: string;
  key: string;
}

/** What tells one caller's key from all others; undefined for a call without a key. */
export function claimedKey({ ctx, claim }: Call): ClaimedKey | undefined {
  const { key, caller = callerKey(ctx.actor) } = claim;
  return key === undefined ? undefined : { panel_id: String(ctx.panel.id), caller, key };
}

/**
 * `once` for many calls in one transaction: claims their keys, lets `work` do those that are new, and keeps the
 * answers. A repeat gets the first answer; what `work` refuses leaves its key free. No two calls may share a key.
 */
export async function claimMany<Each extends Call, Answer>(
  tx: Context,
  calls: readonly Each[],
  work: (fresh: readonly Each[]) => Promise<readonly (Answer | Refusal)[]>,
): Promise<(Answer | Refusal)[]> {
  const earlier = await claimAll<Answer>(tx, calls);
  const fresh = calls.filter((call) => !earlier.has(call));
  const answers = new Map(earlier);
  const results = fresh.length > 0 ? await work(fresh) : [];
  for (const [place, call] of fresh.entries()) {
    const result = results[place];
    if (result === undefined) throw new Error('a call was left without an answer');
    answers.set(call, result);
  }
  await keepAnswers(tx, fresh, answers);
  return calls.map((call) => answers.get(call) as Answer | Refusal);
}

/** The calls whose key was claimed before, with what they get. Keys are claimed in order, so that none wait crosswise. */
async function claimAll<Answer>(
  { db, clock }: Context,
  calls: readonly Call[],
): Promise<Map<Call, Answer | Refusal>> {
  const wanted = calls.flatMap((call) => {
    const key = claimedKey(call);
    return key ? [{ call, row: { ...key, hash: hashRequest(call.claim.request).toString('hex') } }] : [];
  });
  if (wanted.length === 0) return new Map();
  const rows = JSON.stringify(wanted.map(({ row }) => row));
  const given = sql`jsonb_to_recordset(${rows}) as given (panel_id bigint, caller text, key text, hash text)`;
  const claimed = await sql<{ panel_id: bigint; caller: string; key: string }>`
    insert into idempotent_call (panel_id, caller, key, body_hash, created_at)
    select panel_id, caller, key, decode(hash, 'hex'), ${clock.now()} from ${given} order by panel_id, caller, key
    on conflict (panel_id, caller, key) do nothing
    returning panel_id, caller, key`.execute(db);
  if (claimed.rows.length === wanted.length) return new Map();
  const isOurs = new Set(claimed.rows.map(textOf));
  const repeats = wanted.filter(({ row }) => !isOurs.has(textOf(row)));
  const stored = await sql<{ panel_id: bigint; caller: string; key: string; hash: string; answer: Answer }>`
    select panel_id, caller, key, encode(body_hash, 'hex') as hash, answer from idempotent_call
     where (panel_id, caller, key) in (select panel_id, caller, key from ${given})`.execute(db);
  const first = new Map(stored.rows.map((row) => [textOf(row), row]));
  return new Map(
    repeats.map(({ call, row }) => {
      const standing = first.get(textOf(row));
      if (!standing) throw new Error('a key that stood is gone');
      return [call, standing.hash === row.hash ? standing.answer : new Refusal('idempotency_mismatch')];
    }),
  );
}

/** Equal for the same caller's same key. */
function textOf({
  panel_id,
  caller,
  key,
}: {
  panel_id: bigint | string;
  caller: string;
  key: string;
}): string {
  return composedKey(BigInt(panel_id), caller, key);
}

async function keepAnswers<Answer>(
  { db }: Context,
  calls: readonly Call[],
  answers: ReadonlyMap<Call, Answer | Refusal>,
): Promise<void> {
  const rows = calls.flatMap((call) => {
    const key = claimedKey(call);
    const answer = answers.get(call);
    return key ? [{ ...key, answer: answer instanceof Refusal ? undefined : answer }] : [];
  });
  if (rows.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)})
    as given (panel_id bigint, caller text, key text, answer jsonb)`;
  const isCall = sql`call.panel_id = given.panel_id and call.caller = given.caller and call.key = given.key`;
  await sql`update idempotent_call as call set answer = given.answer from ${given}
             where ${isCall} and given.answer is not null`.execute(db);
  if (rows.some(({ answer }) => answer === undefined))
    await sql`delete from idempotent_call as call using ${given}
               where ${isCall} and given.answer is null`.execute(db);
}
