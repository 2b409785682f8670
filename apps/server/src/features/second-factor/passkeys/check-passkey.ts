import type { PasskeyAnswer } from '@marquee/contract/account/second-factor.ts';
import type { Context } from '../../../platform/context.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { consumeChallenge, type PasskeyPurpose } from './passkey-challenge.ts';
import { relyingParty } from './passkey-request.ts';

interface PasskeyCheck {
  answer: PasskeyAnswer;
  purpose: PasskeyPurpose;
  /** The account it must belong to; without one, the passkey identifies its owner and user verification is required. */
  accountId?: bigint;
}

/** The owner of the passkey, if it has signed our challenge. */
export async function checkPasskey(
  ctx: Context,
  incoming: Incoming,
  { answer, purpose, accountId }: PasskeyCheck,
): Promise<bigint | undefined> {
  const pending = await consumeChallenge(ctx, incoming, {
    clientData: answer.response.clientDataJSON,
    purpose,
  });
  if (!pending || pending.accountId !== (accountId ?? null)) return undefined;
  const stored = await ctx.db
    .selectFrom('passkey')
    .select(['id', 'account_id', 'credential', 'public_key', 'counter'])
    .where('panel_id', '=', ctx.panel.id)
    .where('credential', '=', Buffer.from(answer.id, 'base64url'))
    .executeTakeFirst();
  if (!stored || (accountId !== undefined && stored.account_id !== accountId)) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const result = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: pending.challenge,
    expectedOrigin: incoming.origin,
    expectedRPID: relyingParty(incoming),
    requireUserVerification: accountId === undefined,
    credential: {
      id: stored.credential.toString('base64url'),
      publicKey: new Uint8Array(stored.public_key),
      counter: Number(stored.counter),
    },
  }).catch((error) => {
    ctx.log.info({ err: error }, 'a passkey was refused');
    return undefined;
  });
  if (!result?.verified) return undefined;
  const counter = BigInt(result.authenticationInfo.newCounter);
  const { numUpdatedRows } = await ctx.db
    .updateTable('passkey')
    .set({ counter, last_used_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', stored.id)
    // Passkeys without a counter always report zero.
    .where('counter', counter === 0n ? '=' : '<', counter)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? stored.account_id : undefined;
}

export async function isPasskeyOf(ctx: Context, accountId: bigint, id: string): Promise<boolean> {
  const passkey = await ctx.db
    .selectFrom('passkey')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('credential', '=', Buffer.from(id, 'base64url'))
    .executeTakeFirst();
  return passkey !== undefined;
}
