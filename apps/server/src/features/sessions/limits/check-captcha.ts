import { createHash } from 'node:crypto';
import { checkAltchaSolution, createAltchaChallenge } from '../../../adapters/captcha/altcha.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getSettings } from '../../settings/index.ts';

const challengeMinutes = 20;

export function captchaChallenge(ctx: Context) {
  const end = new Date(ctx.clock.now().getTime() + challengeMinutes * 60_000);
  return createAltchaChallenge(captchaSecrets(ctx), end);
}

/** Requires an unused captcha solution, unless the panel has captchas switched off. */
export async function checkCaptcha(ctx: Context, response: string | undefined): Promise<void> {
  if (!(await getSettings(ctx)).captcha_is_enabled) return;
  const solved = response ? await checkAltchaSolution(captchaSecrets(ctx), response) : undefined;
  if (!solved || !(await isFirstUse(ctx, solved)))
    refuse('invalid_input', { fields: [{ field: 'captcha_response', code: 'captcha_failed' }] });
}

async function isFirstUse(ctx: Context, solved: { id: string; expiresAt: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('captcha_solution')
    .values({
      panel_id: ctx.panel.id,
      hash: createHash('sha256').update(solved.id).digest(),
      expires_at: solved.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

function captchaSecrets(ctx: Context) {
  const text = (purpose: string) =>
    Buffer.from(ctx.keys.derive(`${purpose}:${ctx.panel.id}`)).toString('hex');
  return { challenge: text('captcha-challenge'), solution: text('captcha-solution') };
}
