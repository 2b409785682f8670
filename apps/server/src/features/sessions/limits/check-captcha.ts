import { createHash } from 'node:crypto';
import { checkAltchaSolution, createAltchaChallenge } from '../../../adapters/captcha/altcha.ts';
import { checkOutsideCaptcha, type OutsideCaptcha } from '../../../adapters/captcha/outside-captcha.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { getSettings, panelSecret } from '../../settings/index.ts';

const minute = 60_000;
const challengeMinutes = 20;
/** Longer than any provider accepts a solution. */
const outsideMinutes = 10;

export function captchaChallenge(ctx: Context) {
  const end = new Date(ctx.clock.now().getTime() + challengeMinutes * minute);
  return createAltchaChallenge(captchaSecrets(ctx), end);
}

/** Requires an unused captcha solution, unless the panel has captchas switched off. */
export async function checkCaptcha(
  ctx: Context,
  incoming: Pick<Incoming, 'origin'>,
  response: string | undefined,
): Promise<void> {
  if (!(await getSettings(ctx)).captcha_is_enabled) return;
  const outside = await outsideCaptcha(ctx);
  const isSolved =
    response !== undefined &&
    response !== '' &&
    (outside ? await checkOutside(ctx, incoming, outside, response) : await checkOwn(ctx, response));
  if (!isSolved) refuse('invalid_input', { fields: [{ field: 'captcha_response', code: 'captcha_failed' }] });
}

async function checkOwn(ctx: Context, response: string): Promise<boolean> {
  const solved = await checkAltchaSolution(captchaSecrets(ctx), response);
  return solved !== undefined && isFirstUse(ctx, solved);
}

/** Taken before the provider is asked, so that a solution that is sent many times is asked about once. */
async function checkOutside(
  ctx: Context,
  { origin }: Pick<Incoming, 'origin'>,
  outside: OutsideCaptcha,
  response: string,
): Promise<boolean> {
  const expiresAt = new Date(ctx.clock.now().getTime() + outsideMinutes * minute);
  if (!(await isFirstUse(ctx, { id: response, expiresAt }))) return false;
  try {
    return await checkOutsideCaptcha(ctx.fetch, outside, { response, host: new URL(origin).hostname });
  } catch (error) {
    ctx.log.warn({ err: error, provider: outside.provider }, 'a captcha provider did not answer');
    return refuse('upstream_failed');
  }
}

/** What the panel has chosen in place of ALTCHA, if it has given both of its keys. */
async function outsideCaptcha(ctx: Context): Promise<OutsideCaptcha | undefined> {
  const { provider, siteKey } = (await getSettings(ctx)).captcha;
  if (provider === 'altcha' || siteKey === null) return undefined;
  const secret = await panelSecret(ctx, 'captcha');
  return secret && { provider, siteKey, ...secret };
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
