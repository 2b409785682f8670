import type { MarketingVisit } from '@marquee/contract/account/account.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { countAttempt, knownAccount } from '../sessions/index.ts';
import { accountForPerson } from './account-for-person.ts';
import { configuredProviders, socialConfig } from './stored-providers.ts';
import { isFirstUse } from './take-assertion.ts';

/** The account for a credential of Google's One Tap prompt; each credential works once. */
export async function accountForOneTap(
  ctx: Context,
  incoming: Incoming,
  { credential, ...visit }: MarketingVisit & { credential: string },
): Promise<bigint> {
  const offered = (await configuredProviders(ctx)).some(
    ({ provider, oneTap }) => provider === 'google' && oneTap,
  );
  if (!offered) refuse('not_found');
  const attempt = await countAttempt(incoming, 'code');
  const { oneTapPerson } = await import('../../adapters/social/google-one-tap.ts');
  const found = await oneTapPerson(ctx.fetch, await socialConfig(ctx, 'google'), credential).catch(
    (error) => {
      ctx.log.warn({ err: error }, 'a one-tap credential was refused');
      return undefined;
    },
  );
  if (!found || !(await isFirstUse(ctx, credential, found.expiresAt)))
    return refuse('invalid_input', { fields: [{ field: 'credential', code: 'invalid' }] });
  await attempt.forgive();
  return accountForPerson(ctx, {
    provider: 'google',
    person: found.person,
    visit,
    origin: incoming.origin,
    browserOf: knownAccount(ctx, incoming),
  });
}
