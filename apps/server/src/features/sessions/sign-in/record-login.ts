import type { Context } from '../../../platform/context.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';

const loginMethods = [
  'password',
  'code',
  'register',
  'reset',
  'passkey',
  'second-factor',
  'google',
  'facebook',
  'telegram',
] as const;
export type LoginMethod = (typeof loginMethods)[number];

export function isLoginMethod(text: string): text is LoginMethod {
  return (loginMethods as readonly string[]).includes(text);
}

interface Attempt {
  /** Undefined when the email has no account. */
  accountId: bigint | undefined;
  method: LoginMethod;
  succeeded: boolean;
}

/** The login history in the profile. Attempts without an account are written too, so that they take as long. */
export async function recordLogin(ctx: Context, incoming: Incoming, attempt: Attempt): Promise<void> {
  await ctx.db
    .insertInto('login_attempt')
    .values({
      panel_id: ctx.panel.id,
      account_id: attempt.accountId ?? null,
      method: attempt.method,
      succeeded: attempt.succeeded,
      address: incoming.address,
      user_agent: incoming.userAgent,
      created_at: ctx.clock.now(),
    })
    .execute();
}
