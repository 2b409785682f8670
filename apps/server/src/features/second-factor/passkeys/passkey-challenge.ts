import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { browserHash } from '../browser-binding.ts';

const lifeInMinutes = 5;

export type PasskeyPurpose = 'register' | 'sign-in' | 'confirm';

interface Question {
  purpose: PasskeyPurpose;
  browser: Buffer;
  accountId?: bigint;
}

/** Random bytes for a passkey to sign, of which only the hash is kept. */
export async function askPasskey(
  ctx: Context,
  { purpose, browser, accountId }: Question,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  await ctx.db
    .insertInto('passkey_challenge')
    .values({
      panel_id: ctx.panel.id,
      hash: hashOf(Buffer.from(challenge).toString('base64url')),
      purpose,
      browser_hash: browser,
      account_id: accountId ?? null,
      expires_at: new Date(ctx.clock.now().getTime() + lifeInMinutes * 60_000),
    })
    .execute();
  return challenge;
}

/** The question that an answer names, if it was asked of this browser for this purpose; it is used up by asking. */
export async function takeQuestion(
  ctx: Context,
  incoming: Incoming,
  { clientData, purpose }: { clientData: string; purpose: PasskeyPurpose },
): Promise<{ challenge: string; accountId: bigint | null } | undefined> {
  const challenge = challengeIn(clientData);
  const browser = browserHash(incoming);
  if (!challenge || !browser) return undefined;
  const row = await ctx.db
    .deleteFrom('passkey_challenge')
    .where('panel_id', '=', ctx.panel.id)
    .where('hash', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', browser)
    .where('expires_at', '>', ctx.clock.now())
    .returning('account_id')
    .executeTakeFirst();
  return row && { challenge, accountId: row.account_id };
}

function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}
