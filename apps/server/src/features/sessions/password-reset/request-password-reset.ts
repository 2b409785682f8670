import type { Context } from '../../../platform/context.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { countAttempt } from '../limits/attempt-limits.ts';
import { checkCaptcha } from '../limits/check-captcha.ts';
import { mailPasswordResetJob } from './mail-password-reset.job.ts';

/** Whether the address has an account is found out later, by a worker: the answer cannot tell. */
export async function requestPasswordReset(
  ctx: Context,
  incoming: Incoming,
  { email, captcha_response }: { email: string; captcha_response?: string },
): Promise<void> {
  await countAttempt(incoming, 'password-email', email);
  await checkCaptcha(ctx, captcha_response);
  await ctx.jobs.send(mailPasswordResetJob, { panelId: ctx.panel.id, email, origin: incoming.origin });
}
