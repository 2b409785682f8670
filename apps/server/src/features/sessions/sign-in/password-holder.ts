import type { Context } from '../../../platform/context.ts';
import {
  type Account,
  claimantWithPassword,
  isPassword,
  olderClaimantWithPassword,
  type PasswordHolder,
} from '../../accounts/index.ts';

interface Candidates {
  /** Has proven the address, or is the only one to try. */
  first: Account | undefined;
  /** Accounts that claim this address are tried, too. */
  claimantsOf: string | undefined;
  /** The account this browser knows. */
  known: bigint | undefined;
}

/**
 * The account that the password opens. A refusal always takes three checks, however many accounts claim the
 * address, so that timing reveals nothing.
 */
export async function passwordHolder(
  ctx: Context,
  { first, claimantsOf: email, known }: Candidates,
  password: string,
): Promise<PasswordHolder | undefined> {
  const isFirsts = await isPassword(first?.password_hash, password);
  if (isFirsts && first?.password_hash) return { accountId: first.id, passwordHash: first.password_hash };
  if (email !== undefined) {
    const claim = { email, password, known };
    return (await claimantWithPassword(ctx, claim)) ?? (await olderClaimantWithPassword(ctx, claim));
  }
  for (const _ of ['claimant', 'older claimant']) await isPassword(undefined, password);
  return undefined;
}
