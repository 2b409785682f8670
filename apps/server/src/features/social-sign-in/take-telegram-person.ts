import type { TelegramUser } from '@marquee/contract/social.ts';
import type { SocialPerson } from '../../adapters/social/social-adapter.ts';
import { telegramPerson } from '../../adapters/social/telegram.ts';
import type { Context } from '../../platform/context.ts';
import { socialConfig } from './stored-providers.ts';
import { takeAssertion } from './take-assertion.ts';

/** The person of an answer of Telegram that is genuine, new, and was not brought before. */
export async function takeTelegramPerson(
  ctx: Context,
  user: TelegramUser,
): Promise<SocialPerson | undefined> {
  const config = await socialConfig(ctx, 'telegram');
  const found = telegramPerson(config, user, ctx.clock.now());
  if (!found || !(await takeAssertion(ctx, found.hash, found.expiresAt))) return undefined;
  return found.person;
}
