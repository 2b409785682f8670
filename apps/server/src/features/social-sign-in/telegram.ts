import type { TelegramUser } from '@marquee/contract/account/social.ts';
import type { SocialPerson } from '../../adapters/social/social-adapter.ts';
import { telegramPerson } from '../../adapters/social/telegram.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { freshlySignedIn } from '../second-factor/index.ts';
import { countAttempt } from '../sessions/index.ts';
import { connectPerson } from './connect-person.ts';
import { socialConfig } from './stored-providers.ts';
import { isFirstUse } from './take-assertion.ts';

/** Links a Telegram login that a script has received itself. */
export async function attachTelegram(
  ctx: Context,
  incoming: Incoming,
  user: TelegramUser,
): Promise<{ telegram_id: string; telegram_username: string | null }> {
  const { accountId, sessionId } = await freshlySignedIn(ctx);
  if (!sessionId) return refuse('unauthenticated');
  await countAttempt(incoming, 'code');
  const person = await verifyTelegramPerson(ctx, user);
  if (!person) return refuse('invalid_input', { fields: [{ field: 'hash', code: 'invalid' }] });
  const outcome = await connectPerson(ctx, { accountId, sessionId, provider: 'telegram', person });
  if (outcome === 'sign-in-again') refuse('sign_in_again');
  if (outcome === 'social-taken') refuse('wrong_state');
  return { telegram_id: person.subject, telegram_username: person.label };
}

/** The person in a Telegram login that is genuine, recent and not used before. */
export async function verifyTelegramPerson(
  ctx: Context,
  user: TelegramUser,
): Promise<SocialPerson | undefined> {
  const config = await socialConfig(ctx, 'telegram');
  const found = telegramPerson(config, user, ctx.clock.now());
  if (!found || !(await isFirstUse(ctx, found.hash, found.expiresAt))) return undefined;
  return found.person;
}
