import { socialProviders } from '@marquee/contract/account/social.ts';
import type { SocialKey } from '@marquee/contract/console/social-providers.ts';
import type { Context } from '../../platform/context.ts';

/** Every provider that there is, set up or not; secrets stay here. */
export async function listSocialKeys({ db, panel }: Context, origin: string): Promise<SocialKey[]> {
  const rows = await db
    .selectFrom('social_provider')
    .select(['provider', 'client_id', 'one_tap', 'updated_at'])
    .where('panel_id', '=', panel.id)
    .execute();
  return socialProviders.map((provider) => {
    const row = rows.find((stored) => stored.provider === provider);
    const path = provider === 'telegram' ? '/login/telegram/return' : `/login/${provider}/callback`;
    return {
      provider,
      client_id: row?.client_id ?? null,
      one_tap: row?.one_tap ?? false,
      updated_at: row?.updated_at.toISOString() ?? null,
      callback_url: `${origin}${path}`,
    };
  });
}
