import { failuresAllowed, pauseAfter } from '@marquee/domain/video-sources/breaker.ts';
import { sql } from 'kysely';
import { SourceFailure } from '../../adapters/channels/video-source.ts';
import type { Context } from '../../platform/context.ts';

export type Service = 'data' | 'analytics' | 'suggestions';

/** While one request finds out whether a service is back, the others wait. */
const trialMs = 30_000;

/** Asks a service unless it failed several times in a row a short while ago; then fails at once. */
export async function breaking<Answer>(
  ctx: Context,
  service: Service,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const failures = await admit(ctx, service);
  try {
    const answer = await ask();
    if (failures > 0) await closeBreaker(ctx, service);
    return answer;
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    if (error.reason === 'unavailable') throw await recordFailure(ctx, service, error);
    // It answers, even if not what was hoped for.
    if (failures > 0 && error.sent) await closeBreaker(ctx, service);
    throw error;
  }
}

/** How often it has failed in a row. */
async function admit({ db, panel, clock }: Context, service: Service): Promise<number> {
  const known = await db
    .selectFrom('channel_breaker')
    .select(['failures', 'open_until'])
    .where('panel_id', '=', panel.id)
    .where('service', '=', service)
    .executeTakeFirst();
  if (!known || known.failures <= failuresAllowed) return known?.failures ?? 0;
  const now = clock.now();
  const trial = await db
    .updateTable('channel_breaker')
    .set({ open_until: new Date(now.getTime() + trialMs) })
    .where('panel_id', '=', panel.id)
    .where('service', '=', service)
    .where((where) => where.or([where('open_until', 'is', null), where('open_until', '<=', now)]))
    .returning('failures')
    .executeTakeFirst();
  if (trial) return trial.failures;
  throw new SourceFailure('unavailable', { retryAt: known.open_until ?? undefined, sent: false });
}

async function recordFailure(
  { db, panel, clock }: Context,
  service: Service,
  failure: SourceFailure,
): Promise<SourceFailure> {
  const now = clock.now();
  const reason = reasonOf(failure);
  const { rows } = await sql<{ failures: number }>`
    insert into channel_breaker as known (panel_id, service, failures, failed_at, reason)
    values (${panel.id}, ${service}, 1, ${now}, ${reason})
    on conflict (panel_id, service) do update
       set failures = known.failures + 1, failed_at = excluded.failed_at, reason = excluded.reason
    returning failures`.execute(db);
  const pause = pauseAfter(rows[0]?.failures ?? 1, Math.random());
  if (pause === 0) return failure;
  const retryAt = new Date(now.getTime() + pause);
  await db
    .updateTable('channel_breaker')
    .set({ open_until: retryAt })
    .where('panel_id', '=', panel.id)
    .where('service', '=', service)
    .execute();
  return new SourceFailure('unavailable', { retryAt, sent: failure.sent, cause: failure.cause });
}

async function closeBreaker({ db, panel }: Context, service: Service): Promise<void> {
  await db
    .updateTable('channel_breaker')
    .set({ failures: 0, open_until: null })
    .where('panel_id', '=', panel.id)
    .where('service', '=', service)
    .execute();
}

/** For operators: the network's own word, or what became of the request. */
function reasonOf({ cause }: SourceFailure): string {
  if (cause instanceof Error && 'reason' in cause && typeof cause.reason === 'string') return cause.reason;
  return (cause instanceof Error ? cause.message : 'unavailable').slice(0, 200).toWellFormed();
}

/** A new key deserves a new start. */
export async function resetBreaker({ db, panel }: Context, service: Service): Promise<void> {
  await db
    .deleteFrom('channel_breaker')
    .where('panel_id', '=', panel.id)
    .where('service', '=', service)
    .execute();
}
