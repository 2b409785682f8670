import { createHmac } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { findAccount, shownEmail } from '../../accounts/index.ts';
import { getSettings } from '../../settings/index.ts';
import { keptBrowserSecret } from '../browser-binding.ts';
import { freshlySignedIn } from '../sign-in-proof.ts';
import { askPasskey } from './passkey-challenge.ts';
import { credentialsOf, relyingParty } from './passkey-request.ts';

const mostPasskeys = 20;

export async function startPasskey(ctx: Context, incoming: Incoming, reply: Reply) {
  const { accountId } = await freshlySignedIn(ctx);
  const [account, { panelName }, known] = await Promise.all([
    findAccount(ctx, accountId),
    getSettings(ctx),
    credentialsOf(ctx, accountId),
  ]);
  if (!account) return refuse('unauthenticated');
  if (known.length >= mostPasskeys) refuse('wrong_state');
  const browser = keptBrowserSecret(incoming, reply);
  const challenge = await askPasskey(ctx, { purpose: 'register', browser, accountId });
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: panelName,
    rpID: relyingParty(incoming),
    userName: shownEmail(account) ?? account.name,
    userDisplayName: account.name,
    userID: userHandle(ctx, accountId),
    challenge,
  });
  return {
    rp: { id: relyingParty(incoming), name: panelName },
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    timeout: 5 * 60_000,
    excludeCredentials: known.map((credential) => ({ ...credential, type: 'public-key' as const })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  };
}

/** The same for all passkeys of an account, and telling nobody which account it is. */
function userHandle(ctx: Context, accountId: bigint): Uint8Array<ArrayBuffer> {
  const key = ctx.keys.derive('passkey-user');
  return new Uint8Array(createHmac('sha256', key).update(`${ctx.panel.id}:${accountId}`).digest());
}
