import type { OauthClient } from '../../adapters/channels/google-oauth.ts';
import type { Context } from '../../platform/context.ts';
import { seal, unseal } from '../../platform/secrets/sealed-text.ts';
import { panelOrigin } from '../panels/index.ts';

const purpose = 'channel_oauth_client.client_secret';

export const sealClientSecret = ({ keys }: Context, secret: string) => seal(keys, purpose, secret);

/** To be entered at the video network. */
export async function oauthRedirect(ctx: Context): Promise<string> {
  return `${await panelOrigin(ctx)}/youtube-reporting/callback`;
}

/** Nothing: customers of this panel cannot connect channels. */
export async function oauthClient(ctx: Context): Promise<OauthClient | undefined> {
  const row = await ctx.db
    .selectFrom('channel_oauth_client')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    clientId: row.client_id,
    clientSecret: unseal(ctx.keys, purpose, row.client_secret),
    redirectUri: await oauthRedirect(ctx),
    hosts: {
      data: row.data_url,
      analytics: row.analytics_url,
      accounts: row.accounts_url,
      tokens: row.tokens_url,
    },
  };
}
