import type { Channel } from '../../../adapters/channels/channel-source.ts';
import type { OauthTokens } from '../../../adapters/channels/google-oauth.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { violated } from '../../../platform/db/violated.ts';
import { seal } from '../../../platform/secrets/sealed-text.ts';
import { lockAccount } from '../../accounts/index.ts';
import { confirmOwnership, type VideoChannel } from '../../video-channels/index.ts';
import { accessPurpose, grantHash, refreshPurpose } from '../sealed-tokens.ts';

interface Consent {
  accountId: bigint;
  sessionId: string;
  tokens: OauthTokens;
  channels: readonly Channel[];
}

type Saved = 'connected' | 'taken' | 'too_many' | 'failed';

/** Connects every channel of whoever agreed. One that belongs to another account does not keep the others out. */
export async function saveConnections(ctx: Context, consent: Consent): Promise<Saved> {
  const { refreshToken } = consent.tokens;
  if (refreshToken === undefined) return 'failed';
  const outcomes: Saved[] = [];
  for (const channel of consent.channels)
    outcomes.push(await saveConnection(ctx, { ...consent, refreshToken }, channel));
  const order: readonly Saved[] = ['connected', 'taken', 'too_many'];
  return order.find((outcome) => outcomes.includes(outcome)) ?? 'failed';
}

async function saveConnection(
  ctx: Context,
  consent: Consent & { refreshToken: string },
  { id, title }: Channel,
): Promise<Saved> {
  const { accountId, sessionId } = consent;
  const actor = { kind: 'user' as const, accountId, sessionId, permissions: [], frozen: false };
  try {
    return await inTransaction({ ...ctx, actor }, async (tx) => {
      // Orders this against closing the account and against a proof of its address.
      const account = await lockAccount(tx, accountId);
      if (!account || account.closed_at) return 'failed';
      const channel = await confirmOwnership(tx, { accountId, channelId: id, title });
      if (typeof channel === 'string') return channel;
      await writeConnection(tx, channel, consent);
      return 'connected';
    });
  } catch (error) {
    if (violated(error, 'video_channel_owner')) return 'taken';
    throw error;
  }
}

/** An older permission for the same channel is not given back: the network would end the new one with it. */
async function writeConnection(
  tx: Context,
  channel: VideoChannel,
  { accountId, refreshToken, tokens }: Consent & { refreshToken: string },
): Promise<void> {
  const now = tx.clock.now();
  const values = {
    account_id: accountId,
    refresh_token: seal(tx.keys, refreshPurpose, refreshToken),
    grant_hash: grantHash(refreshToken),
    scopes: tokens.scopes.join(' ').slice(0, 2000),
    state: 'connected' as const,
    connected_at: now,
    confirmed_at: now,
    revoked_at: null,
    access_token: seal(tx.keys, accessPurpose, tokens.accessToken),
    access_expires_at: new Date(now.getTime() + tokens.expiresInSeconds * 1000),
    refreshing_until: null,
    failure: null,
    retry_at: null,
  };
  await tx.db
    .insertInto('channel_connection')
    .values({ panel_id: tx.panel.id, video_channel_id: channel.id, ...values })
    .onConflict((conflict) => conflict.columns(['panel_id', 'video_channel_id']).doUpdateSet(values))
    .execute();
}
