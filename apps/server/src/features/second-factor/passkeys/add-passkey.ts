import { createHmac } from 'node:crypto';
import type { CreatedPasskey, Passkey } from '@marquee/contract/account/second-factor.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { findAccount, lockProvenAccount, shownEmail } from '../../accounts/index.ts';
import { getSettings } from '../../settings/index.ts';
import { reuseBrowserSecret } from '../browser-binding.ts';
import { notifyCredentialsChanged } from '../credentials-changed.ts';
import { codesForFirstFactor } from '../first-factor.ts';
import { freshlySignedIn } from '../sign-in-proof.ts';
import { consumeChallenge, createPasskeyChallenge } from './passkey-challenge.ts';
import { listCredentials, relyingParty } from './passkey-request.ts';
import { passkeyView } from './passkey-view.ts';

const maxPasskeys = 20;

export async function startPasskey(ctx: Context, incoming: Incoming, reply: Reply) {
  const { accountId } = await freshlySignedIn(ctx);
  const [account, { panelName }, known] = await Promise.all([
    findAccount(ctx, accountId),
    getSettings(ctx),
    listCredentials(ctx, accountId),
  ]);
  if (!account) return refuse('unauthenticated');
  if (known.length >= maxPasskeys) refuse('wrong_state');
  const browser = reuseBrowserSecret(incoming, reply);
  const challenge = await createPasskeyChallenge(ctx, { purpose: 'register', browser, accountId });
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

/** The same for all passkeys of an account, without revealing the account's id. */
function userHandle(ctx: Context, accountId: bigint): Uint8Array<ArrayBuffer> {
  const key = ctx.keys.derive('passkey-user');
  return new Uint8Array(createHmac('sha256', key).update(`${ctx.panel.id}:${accountId}`).digest());
}

interface AddedPasskey {
  passkey: Passkey;
  recovery_codes: string[];
}

export async function addPasskey(
  ctx: Context,
  incoming: Incoming,
  { name, credential }: { name: string; credential: CreatedPasskey },
): Promise<AddedPasskey> {
  const { accountId } = await freshlySignedIn(ctx);
  const verified = await verifyNewPasskey(ctx, incoming, accountId, credential);
  if (!verified) return refuse('invalid_input', { fields: [{ field: 'credential', code: 'invalid' }] });
  return inTransaction(ctx, async (tx) => {
    await lockProvenAccount(tx);
    const recovery_codes = await codesForFirstFactor(tx, accountId);
    const row = await tx.db
      .insertInto('passkey')
      .values({
        panel_id: tx.panel.id,
        account_id: accountId,
        credential: Buffer.from(verified.credential.id, 'base64url'),
        public_key: Buffer.from(verified.credential.publicKey),
        counter: BigInt(verified.credential.counter),
        transports: JSON.stringify(credential.response.transports ?? []),
        name,
        is_synced: verified.credentialBackedUp,
        created_at: tx.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['panel_id', 'credential']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return refuse('wrong_state');
    await notifyCredentialsChanged(tx, { accountId, change: 'passkeyAdded' });
    return { passkey: passkeyView(row), recovery_codes };
  });
}

async function verifyNewPasskey(
  ctx: Context,
  incoming: Incoming,
  accountId: bigint,
  credential: CreatedPasskey,
) {
  const { clientDataJSON: clientData } = credential.response;
  const pending = await consumeChallenge(ctx, incoming, { clientData, purpose: 'register' });
  if (pending?.accountId !== accountId) return undefined;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const result = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: pending.challenge,
    expectedOrigin: incoming.origin,
    expectedRPID: relyingParty(incoming),
    requireUserVerification: false,
  }).catch((error) => {
    ctx.log.info({ err: error }, 'a new passkey was refused');
    return undefined;
  });
  return result?.registrationInfo;
}
