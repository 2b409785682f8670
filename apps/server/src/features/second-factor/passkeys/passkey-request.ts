import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { reuseBrowserSecret } from '../browser-binding.ts';
import { createPasskeyChallenge, type PasskeyPurpose } from './passkey-challenge.ts';

const knownTransports = z.array(z.string()).catch([]);

/** Without an account the browser offers all passkeys it has for this panel. */
export async function passkeyRequest(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  { purpose, accountId }: { purpose: PasskeyPurpose; accountId?: bigint },
) {
  const browser = reuseBrowserSecret(incoming, reply);
  const [challenge, allowCredentials] = await Promise.all([
    createPasskeyChallenge(ctx, { purpose, browser, accountId }),
    accountId === undefined ? [] : listCredentials(ctx, accountId),
  ]);
  const userVerification = accountId === undefined ? 'required' : 'preferred';
  const rpID = relyingParty(incoming);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID,
    challenge,
    allowCredentials,
    userVerification,
  });
  return {
    challenge: options.challenge,
    rpId: rpID,
    timeout: 5 * 60_000,
    allowCredentials: allowCredentials.map((credential) => ({ ...credential, type: 'public-key' as const })),
    userVerification,
  };
}

export async function listCredentials(ctx: Context, accountId: bigint) {
  const rows = await ctx.db
    .selectFrom('passkey')
    .select(['credential', 'transports'])
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ credential, transports }) => ({
    id: credential.toString('base64url'),
    transports: knownTransports.parse(transports),
  }));
}

/** A passkey belongs to the host it was made at. */
export function relyingParty(incoming: Pick<Incoming, 'origin'>): string {
  return new URL(incoming.origin).hostname;
}
