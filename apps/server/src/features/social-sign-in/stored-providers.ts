import type { SocialProvider } from '@marquee/contract/account/social.ts';
import { z } from 'zod';
import type { SocialConfig } from '../../adapters/social/social-adapter.ts';
import type { CacheDefinition } from '../../platform/caches.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { unseal } from '../../platform/secrets/sealed-text.ts';

const socialAddresses = z
  .strictObject({
    issuer: z.string().max(500),
    authorize: z.string().max(500),
    token: z.string().max(500),
    graph: z.string().max(500),
  })
  .partial();

interface StoredProvider {
  provider: string;
  clientId: string;
  sealed: Buffer;
  addresses: SocialConfig['addresses'];
  oneTap: boolean;
}

const storedProviders: CacheDefinition<readonly StoredProvider[]> = {
  name: 'social-providers',
  topics: ['social'],
  load: async (db, panelId) => {
    const rows = await db
      .selectFrom('social_provider')
      .select(['provider', 'client_id', 'sealed', 'addresses', 'one_tap'])
      .where('panel_id', '=', panelId)
      .execute();
    return rows.map((row) => ({
      provider: row.provider,
      clientId: row.client_id,
      sealed: row.sealed,
      addresses: socialAddresses.parse(row.addresses),
      oneTap: row.one_tap,
    }));
  },
};

export function configuredProviders(ctx: Context): Promise<readonly StoredProvider[]> {
  return ctx.caches.get(storedProviders, ctx.panel.id);
}

/** The panel's client credentials; refuses with `not_found` for a provider it does not offer. */
export async function socialConfig(ctx: Context, provider: SocialProvider): Promise<SocialConfig> {
  const stored = (await configuredProviders(ctx)).find((each) => each.provider === provider);
  if (!stored) return refuse('not_found');
  const { clientId, addresses } = stored;
  return { clientId, addresses, secret: unseal(ctx.keys, sealPurpose(ctx, provider), stored.sealed) };
}

export function sealPurpose(ctx: Pick<Context, 'panel'>, provider: SocialProvider): string {
  return `social_provider.sealed:${ctx.panel.id}:${provider}`;
}
