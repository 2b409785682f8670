import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { SourceCandidate } from './source-candidates.ts';
import { isBusy } from './source-candidates.ts';

/**
 * The first provider with room for one more call. Claims of all workers are counted one after the other per
 * provider until the transaction ends, so that its limits hold however many workers there are.
 */
export async function reserveProvider(
  tx: Context,
  candidates: readonly SourceCandidate[],
  /** Leaves a place at a full provider to a sped order that waits for it. */
  { yields = false }: { yields?: boolean } = {},
): Promise<SourceCandidate | undefined> {
  for (const candidate of candidates) {
    if (candidate.isBusy) continue;
    // Its limits are those of calls, and it is not called.
    if (candidate.placesInTransaction) return candidate;
    const { providerId } = candidate;
    await sql`select pg_advisory_xact_lock(hashtextextended(${`provider:${tx.panel.id}:${providerId}`}, 0))`.execute(
      tx.db,
    );
    if (yields && (await isAwaited(tx, providerId))) continue;
    if (!(await isProviderBusy(tx, providerId))) return candidate;
  }
  return undefined;
}

async function isProviderBusy({ db, panel, clock }: Context, providerId: bigint): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select ${isBusy(clock.now())} as busy from provider
     where panel_id = ${panel.id} and id = ${providerId}`.execute(db);
  return rows[0]?.busy ?? true;
}

/** A sped order that stays due for longer has a problem of its own and holds nobody up. */
const longestHoldMs = 30_000;

/** A sped order waits for a place at this provider, or is due and could go there. */
async function isAwaited({ db, panel, clock }: Context, providerId: bigint): Promise<boolean> {
  const now = clock.now();
  const { rows } = await sql<{ awaited: boolean }>`
    select exists (
      select from dispatch where panel_id = ${panel.id} and state = 'ready' and waits_for <> '{}'
         and ${providerId} = any (waits_for))
    or exists (
      select from dispatch as due
        join customer_order as ordered on ordered.panel_id = due.panel_id and ordered.id = due.order_id
        join service_source as source on source.panel_id = ordered.panel_id
          and source.service_id = ordered.service_id and source.provider_id = ${providerId} and source.is_enabled
       where due.state = 'ready' and due.is_speedup and due.panel_id = ${panel.id}
         and due.next_at <= ${now} and due.next_at > ${new Date(now.getTime() - longestHoldMs)}
         and ${providerId} <> all (due.refused_by)) as awaited`.execute(db);
  return rows[0]?.awaited ?? false;
}
