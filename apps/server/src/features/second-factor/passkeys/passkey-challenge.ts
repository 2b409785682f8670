import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { browserHash } from '../browser-binding.ts';

const lifetimeMinutes = 5;

export type PasskeyPurpose = 'register' | 'sign-in' | 'confirm';

interface NewChallenge {
  purpose: PasskeyPurpose;
  browser: Buffer;
  accountId?: bigint;
}

/** Random bytes for a passkey to sign; only their hash is stored. */
export async function createPasskeyChallenge(
  ctx: Context,
  { purpose, browser, accountId }: NewChallenge,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  await ctx.db
    .insertInto('passkey_challenge')
    .values({
      panel_id: ctx.panel.id,
      hash: hashChallenge(Buffer.from(challenge).toString('base64url')),
      purpose,
      browser_hash: browser,
      account_id: accountId ?? null,
      expires_at: new Date(ctx.clock.now().getTime() + lifetimeMinutes * 60_000),
    })
    .execute();
  return challenge;
}

/** Deletes and returns the challenge, if it was issued to this browser for this purpose: each works once. */
export async function consumeChallenge(
  ctx: Context,
  incoming: Incoming,
  { clientData, purpose }: { clientData: string; purpose: PasskeyPurpose },
): Promise<{ challenge: string; accountId: bigint | null } | undefined> {
  const challenge = readChallenge(clientData);
  const browser = browserHash(incoming);
  if (!challenge || !browser) return undefined;
  const row = await ctx.db
    .deleteFrom('passkey_challenge')
    .where('panel_id', '=', ctx.panel.id)
    .where('hash', '=', hashChallenge(challenge))
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', browser)
    .where('expires_at', '>', ctx.clock.now())
    .returning('account_id')
    .executeTakeFirst();
  return row && { challenge, accountId: row.account_id };
}

function readChallenge(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

function hashChallenge(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}
