import { type GoogleHosts, googleHosts } from '../../adapters/channels/google-hosts.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { auditSource } from './audit-source.ts';
import { sealClientSecret } from './oauth-client.ts';

interface NewClient {
  clientId: string;
  clientSecret: string;
  /** Tests have local servers. */
  hosts?: Partial<GoogleHosts>;
}

/** `null` forgets it: channels that are connected through it are no longer read. */
export async function setOauthClient(ctx: Context, client: NewClient | null): Promise<void> {
  await inTransaction(ctx, (tx) =>
    auditSource(tx, 'set-client', async () => {
      if (client) await writeClient(tx, client);
      else await tx.db.deleteFrom('channel_oauth_client').where('panel_id', '=', tx.panel.id).execute();
    }),
  );
}

async function writeClient(tx: Context, { clientId, clientSecret, hosts }: NewClient): Promise<void> {
  const { data, analytics, accounts, tokens } = { ...googleHosts, ...hosts };
  const values = {
    client_id: clientId,
    client_secret: sealClientSecret(tx, clientSecret),
    data_url: data,
    analytics_url: analytics,
    accounts_url: accounts,
    tokens_url: tokens,
    updated_at: tx.clock.now(),
  };
  await tx.db
    .insertInto('channel_oauth_client')
    .values({ panel_id: tx.panel.id, ...values })
    .onConflict((conflict) => conflict.column('panel_id').doUpdateSet(values))
    .execute();
}
