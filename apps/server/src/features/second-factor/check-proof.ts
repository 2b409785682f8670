import { refuse } from '../../platform/errors.ts';
import type { CheckProof } from '../../platform/http/calls/check-proof.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { findAccount } from '../accounts/index.ts';
import { freshlySignedIn } from './sign-in-proof.ts';

/** What an endpoint asks of its caller beyond a session: a proven address, a fresh sign-in. */
export const checkProof: CheckProof = async (ctx, { fresh, provenEmail }) => {
  if (provenEmail) {
    const account = await findAccount(ctx, signedIn(ctx).accountId);
    if (!account?.email) refuse('email_not_proven');
  }
  if (fresh) await freshlySignedIn(ctx);
};
