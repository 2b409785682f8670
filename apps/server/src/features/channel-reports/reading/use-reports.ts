import type { FailureReason, ReportSource } from '../../../adapters/channels/video-source.ts';
import { SourceFailure } from '../../../adapters/channels/video-source.ts';
import type { Context } from '../../../platform/context.ts';
import { breaking } from '../../channel-sources/index.ts';
import type { OwnChannel, StoredConnection } from '../report-channels.ts';
import { accessToken, markRevoked } from './access-token.ts';

const minute = 60_000;
const pauseMs: Record<'quota_used_up' | 'unavailable' | 'gone', number> = {
  unavailable: 2 * minute,
  quota_used_up: 60 * minute,
  gone: 6 * 60 * minute,
};

/**
 * Asks for figures with the owner's permission. After a failure nothing is asked for a while, so that a page that is
 * opened again and again costs the network, and its reader, nothing.
 */
export async function useReports<T>(
  ctx: Context,
  { connection, stored }: Pick<OwnChannel, 'connection' | 'stored'>,
  ask: (source: ReportSource) => Promise<T>,
): Promise<T> {
  if (connection === 'sample') {
    const { sampleReports } = await import('../../../adapters/channels/sample/sample-reports.ts');
    return ask(sampleReports(() => ctx.clock.now()));
  }
  if (!stored || stored.state === 'revoked') throw new SourceFailure('consent_revoked');
  requireUnpaused(ctx, stored);
  try {
    const answer = await askAsOwner(ctx, stored, ask);
    if (stored.failure) await recordOutcome(ctx, stored, null);
    return answer;
  } catch (error) {
    if (!(error instanceof SourceFailure) || error.reason === 'consent_revoked') throw error;
    const { reason } = error;
    const retryAt = error.retryAt ?? new Date(ctx.clock.now().getTime() + pauseMs[reason]);
    ctx.log.warn({ err: error, channel: String(stored.video_channel_id) }, 'a channel could not be read');
    await recordOutcome(ctx, stored, { reason, retryAt });
    throw new SourceFailure(reason, { retryAt, cause: error });
  }
}

/** After a failure nothing is asked before its time. */
export function requireUnpaused({ clock }: Context, { failure, retry_at }: StoredConnection): void {
  if (failure && retry_at && retry_at > clock.now()) throw new SourceFailure(failure, { retryAt: retry_at });
}

/** A refused token may only be old: a new one tells whether the permission still stands. */
async function askAsOwner<T>(
  ctx: Context,
  stored: StoredConnection,
  ask: (source: ReportSource) => Promise<T>,
): Promise<T> {
  const asking = async (options: { isNew: boolean }) => {
    const source = await ownersReports(ctx, stored, options);
    return breaking(ctx, 'analytics', () => ask(source));
  };
  try {
    return await asking({ isNew: false });
  } catch (error) {
    if (!isRevoked(error)) throw error;
  }
  try {
    return await asking({ isNew: true });
  } catch (error) {
    if (isRevoked(error)) await markRevoked(ctx, stored);
    throw error;
  }
}

async function ownersReports(
  ctx: Context,
  stored: StoredConnection,
  { isNew }: { isNew: boolean },
): Promise<ReportSource> {
  const [{ youtubeReports }, { hosts, token }] = await Promise.all([
    import('../../../adapters/channels/youtube-reports.ts'),
    accessToken(ctx, stored, { isNew }),
  ]);
  return youtubeReports({ fetch: ctx.fetch, hosts, accessToken: token });
}

const isRevoked = (error: unknown) => error instanceof SourceFailure && error.reason === 'consent_revoked';

async function recordOutcome(
  { db, panel }: Context,
  stored: StoredConnection,
  failed: { reason: Exclude<FailureReason, 'consent_revoked'>; retryAt: Date } | null,
): Promise<void> {
  const outcome = { failure: failed?.reason ?? null, retry_at: failed?.retryAt ?? null };
  // What else this request wants to ask does not wait for the same silence again.
  Object.assign(stored, outcome);
  await db
    .updateTable('channel_connection')
    .set(outcome)
    .where('panel_id', '=', panel.id)
    .where('video_channel_id', '=', stored.video_channel_id)
    .where('grant_hash', '=', stored.grant_hash)
    .execute();
}
