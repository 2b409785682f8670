import { setTimeout as sleep } from 'node:timers/promises';
import { SourceFailure } from '../../../adapters/channels/video-source.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { seal, unseal } from '../../../platform/secrets/sealed-text.ts';
import { oauthClient } from '../../channel-sources/index.ts';
import { notify } from '../../notifications/index.ts';
import type { StoredConnection } from '../report-channels.ts';
import { accessPurpose, refreshPurpose } from '../sealed-tokens.ts';

type Client = NonNullable<Awaited<ReturnType<typeof oauthClient>>>;

/** A token that ends within this time may end on its way. */
const leewayMs = 60_000;
const claimMs = 20_000;
const [waitMs, mostWaits] = [250, 40];

/** A valid access token of the connection; one process at a time asks for a new one, the others wait for it. */
export async function accessToken(
  ctx: Context,
  stored: StoredConnection,
  { isNew }: { isNew: boolean },
): Promise<{ token: string; hosts: Client['hosts'] }> {
  const client = await oauthClient(ctx);
  if (!client) throw new SourceFailure('unavailable');
  const refused = isNew ? stored.access_token : null;
  for (let waits = 0; waits < mostWaits; waits += 1) {
    const current = await reload(ctx, stored);
    if (!current || current.state === 'revoked') throw new SourceFailure('consent_revoked');
    const token = usableToken(ctx, current, refused);
    if (token !== undefined) return { token, hosts: client.hosts };
    if (await claim(ctx, current)) return { token: await renew(ctx, client, current), hosts: client.hosts };
    await sleep(waitMs);
  }
  throw new SourceFailure('unavailable');
}

function reload({ db, panel }: Context, stored: StoredConnection): Promise<StoredConnection | undefined> {
  return db
    .selectFrom('channel_connection')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('video_channel_id', '=', stored.video_channel_id)
    .executeTakeFirst();
}

function usableToken(ctx: Context, current: StoredConnection, refused: Buffer | null): string | undefined {
  const { access_token, access_expires_at } = current;
  if (!access_token || !access_expires_at || refused?.equals(access_token)) return undefined;
  if (access_expires_at.getTime() - leewayMs <= ctx.clock.now().getTime()) return undefined;
  return unseal(ctx.keys, accessPurpose, access_token);
}

/** A process that died while asking is waited for no longer than its claim. */
async function claim({ db, panel, clock }: Context, current: StoredConnection): Promise<boolean> {
  const now = clock.now();
  const { numUpdatedRows } = await db
    .updateTable('channel_connection')
    .set({ refreshing_until: new Date(now.getTime() + claimMs) })
    .where('panel_id', '=', panel.id)
    .where('video_channel_id', '=', current.video_channel_id)
    .where('state', '=', 'connected')
    .where('grant_hash', '=', current.grant_hash)
    .where('access_token', 'is not distinct from', current.access_token)
    .where((or) => or.or([or('refreshing_until', 'is', null), or('refreshing_until', '<=', now)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function renew(ctx: Context, client: Client, current: StoredConnection): Promise<string> {
  const { refresh } = await import('../../../adapters/channels/google-oauth.ts');
  try {
    if (!current.refresh_token) throw new SourceFailure('consent_revoked');
    const refreshToken = unseal(ctx.keys, refreshPurpose, current.refresh_token);
    const { accessToken: token, expiresInSeconds } = await refresh(ctx.fetch, client, refreshToken);
    await saveAccess(ctx, current, {
      access_token: seal(ctx.keys, accessPurpose, token),
      access_expires_at: new Date(ctx.clock.now().getTime() + expiresInSeconds * 1000),
      confirmed_at: ctx.clock.now(),
    });
    return token;
  } catch (error) {
    if (error instanceof SourceFailure && error.reason === 'consent_revoked') await markRevoked(ctx, current);
    else await saveAccess(ctx, current, {});
    throw error;
  }
}

async function saveAccess(
  { db, panel }: Context,
  { video_channel_id, grant_hash }: StoredConnection,
  values: Partial<Pick<StoredConnection, 'access_token' | 'access_expires_at' | 'confirmed_at'>>,
): Promise<void> {
  await db
    .updateTable('channel_connection')
    .set({ ...values, refreshing_until: null })
    .where('panel_id', '=', panel.id)
    .where('video_channel_id', '=', video_channel_id)
    .where('grant_hash', '=', grant_hash)
    .where('state', '=', 'connected')
    .execute();
}

/** Tells the owner once; a connection that was renewed meanwhile stays. */
export async function markRevoked(ctx: Context, stored: StoredConnection): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const revoked = await tx.db
      .updateTable('channel_connection')
      .set({
        state: 'revoked',
        revoked_at: tx.clock.now(),
        refresh_token: null,
        access_token: null,
        access_expires_at: null,
        refreshing_until: null,
        failure: null,
        retry_at: null,
      })
      .where('panel_id', '=', tx.panel.id)
      .where('video_channel_id', '=', stored.video_channel_id)
      .where('grant_hash', '=', stored.grant_hash)
      .where('state', '=', 'connected')
      .returning(['account_id', 'video_channel_id'])
      .executeTakeFirst();
    if (!revoked) return;
    const channel = await tx.db
      .selectFrom('video_channel')
      .select('title')
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', revoked.video_channel_id)
      .executeTakeFirstOrThrow();
    await notify(tx, revoked.account_id, { kind: 'channel-disconnected', channel: channel.title });
  });
}
