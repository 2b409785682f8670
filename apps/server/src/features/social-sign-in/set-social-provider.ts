import type { SocialProvider } from '@marquee/contract/account/social.ts';
import type { SocialConfig } from '../../adapters/social/social-adapter.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { isWebAddress } from '../../platform/guarded-fetch/is-web-address.ts';
import { seal } from '../../platform/secrets/sealed-text.ts';
import { sealPurpose } from './stored-providers.ts';

interface ProviderSetting extends SocialConfig {
  provider: SocialProvider;
  /** Google's One Tap prompt on the sign-in page, which loads Google's script with the visitor's consent. */
  oneTap?: boolean;
}

/** Stores the panel's client credentials for a provider; its button shows at once. */
export async function setSocialProvider(ctx: Context, setting: ProviderSetting): Promise<void> {
  const { provider, clientId, secret, addresses, oneTap = false } = setting;
  const invalid = Object.entries(addresses).find(([, address]) => !isWebAddress(address));
  if (invalid) refuse('invalid_input', { fields: [{ field: invalid[0], code: 'not_a_url' }] });
  const row = {
    client_id: clientId,
    sealed: seal(ctx.keys, sealPurpose(ctx, provider), secret),
    addresses: JSON.stringify(addresses),
    one_tap: oneTap && provider === 'google',
    updated_at: ctx.clock.now(),
  };
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insertInto('social_provider')
      .values({ panel_id: tx.panel.id, provider, ...row })
      .onConflict((conflict) => conflict.columns(['panel_id', 'provider']).doUpdateSet(row))
      .execute();
    await recordAudit(tx, {
      action: 'social.set-provider',
      subjectType: 'social-provider',
      subjectId: provider,
      after: { clientId, addresses, oneTap },
    });
  });
}

/** Its users keep their accounts and can sign in again by mail. */
export async function removeSocialProvider(ctx: Context, provider: SocialProvider): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { numDeletedRows } = await tx.db
      .deleteFrom('social_provider')
      .where('panel_id', '=', tx.panel.id)
      .where('provider', '=', provider)
      .executeTakeFirstOrThrow();
    if (numDeletedRows !== 1n) refuse('not_found');
    await recordAudit(tx, {
      action: 'social.remove-provider',
      subjectType: 'social-provider',
      subjectId: provider,
    });
  });
}
