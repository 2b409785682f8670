import type { Context } from '../../../platform/context.ts';
import { seal } from '../../../platform/secrets/sealed-text.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { testContext } from '../../../testing/test-context.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { setOauthClient } from '../../channel-sources/index.ts';
import { channelReports } from '../index.ts';
import { grantHash, refreshPurpose } from '../sealed-tokens.ts';

/** Whichever local server answers; it is told whose channel is connected. */
interface Network {
  origin: string;
  state: { channels: { id: string; title: string }[] };
}

let last = 0;

/** A customer whose channel is connected, on a panel that has an OAuth client of the local server. */
export async function plantConnection(database: TestDatabase, google: Network) {
  last += 1;
  const system = await testContext(database);
  const { origin } = google;
  const hosts = { data: origin, analytics: origin, accounts: origin, tokens: origin };
  await setOauthClient(system, { clientId: 'the-client', clientSecret: 'the-secret', hosts });
  const account = await createAccount(database.db, system.panel);
  const actor = { kind: 'user', accountId: account.id, permissions: [], frozen: false } as const;
  const ctx = await testContext(database, {
    panel: system.panel,
    actor,
    clock: system.clock,
    listeners: channelReports.listeners ?? [],
  });
  const channel = { id: `UCconnected-${String(last).padStart(6, '0')}`, title: `Channel ${last}` };
  const refreshToken = `refresh-${last}`;
  google.state.channels = [channel];
  const { id: videoChannelId } = await bind(ctx, account.id, channel);
  await connect(ctx, { accountId: account.id, videoChannelId, refreshToken });
  return { ctx, account, channel, refreshToken, videoChannelId };
}

const bind = ({ db, panel, clock }: Context, account_id: bigint, channel: { id: string; title: string }) =>
  db
    .insertInto('video_channel')
    .values({
      panel_id: panel.id,
      account_id,
      channel_id: channel.id,
      title: channel.title,
      code: 'MQ-ABCDE-FGHIJ',
      verification_code_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Without an access token yet: the first report asks for one. */
async function connect(
  { db, panel, keys, clock }: Context,
  connection: { accountId: bigint; videoChannelId: bigint; refreshToken: string },
): Promise<void> {
  const { accountId, videoChannelId, refreshToken } = connection;
  const now = clock.now();
  await db
    .insertInto('channel_connection')
    .values({
      panel_id: panel.id,
      video_channel_id: videoChannelId,
      account_id: accountId,
      refresh_token: seal(keys, refreshPurpose, refreshToken),
      grant_hash: grantHash(refreshToken),
      scopes: '',
      state: 'connected',
      connected_at: now,
      confirmed_at: now,
    })
    .execute();
}
