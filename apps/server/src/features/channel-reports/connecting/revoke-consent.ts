import type { Context } from '../../../platform/context.ts';
import { requireOutgoing } from '../../../platform/restore/outgoing.ts';
import { unseal } from '../../../platform/secrets/sealed-text.ts';
import { oauthClient } from '../../channel-sources/index.ts';
import { refreshPurpose } from '../sealed-tokens.ts';

/** A second run finds nothing to do. While the network does not answer the row stays and the job is tried again. */
export async function revokeConsent(ctx: Context, revocationId: bigint): Promise<void> {
  await requireOutgoing(ctx);
  const row = await ctx.db
    .selectFrom('channel_revocation')
    .select('refresh_token')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', revocationId)
    .executeTakeFirst();
  if (!row) return;
  const [client, { revoke }, { googleHosts }] = await Promise.all([
    oauthClient(ctx),
    import('../../../adapters/channels/google-oauth.ts'),
    import('../../../adapters/channels/google-hosts.ts'),
  ]);
  // The panel may have given up its client meanwhile; the token says whose it is.
  const hosts = client?.hosts ?? googleHosts;
  await revoke(ctx.fetch, { hosts }, unseal(ctx.keys, refreshPurpose, row.refresh_token));
  await ctx.db
    .deleteFrom('channel_revocation')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', revocationId)
    .execute();
}
