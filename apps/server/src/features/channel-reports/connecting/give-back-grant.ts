import type { OauthTokens } from '../../../adapters/channels/google-oauth.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { seal } from '../../../platform/secrets/sealed-text.ts';
import { grantHash, refreshPurpose } from '../sealed-tokens.ts';
import { revokeConsentJob } from './revoke-consent.job.ts';

/** A permission that nothing here uses is not kept at the video network either. */
export async function giveBackGrant(ctx: Context, { refreshToken }: OauthTokens): Promise<void> {
  if (refreshToken === undefined) return;
  await inTransaction(ctx, async (tx) => {
    if (await isInUse(tx, grantHash(refreshToken))) return;
    await queueRevocation(tx, seal(tx.keys, refreshPurpose, refreshToken));
  });
}

/** The network is asked once this transaction stands. */
export async function queueRevocation(tx: Context, sealedToken: Buffer): Promise<void> {
  const { id } = await tx.db
    .insertInto('channel_revocation')
    .values({ panel_id: tx.panel.id, refresh_token: sealedToken, created_at: tx.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.jobs.send(revokeConsentJob, { panelId: tx.panel.id, revocationId: id });
}

export async function isInUse({ db, panel }: Context, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('channel_connection')
    .select('video_channel_id')
    .where('panel_id', '=', panel.id)
    .where('grant_hash', '=', hash)
    .where('state', '=', 'connected')
    .executeTakeFirst();
  return row !== undefined;
}
