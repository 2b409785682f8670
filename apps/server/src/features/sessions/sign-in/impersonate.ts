import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { inPerson } from '../../../platform/signed-in.ts';
import { findAccount, issueOneTimeCode } from '../../accounts/index.ts';

const secondsToOpen = 60;

/** A one-time sign-in link for staff who have to see what a customer sees; the audit records why. */
export async function impersonate(
  ctx: Context,
  incoming: Incoming,
  { accountId, reason }: { accountId: bigint; reason: string },
): Promise<{ url: string }> {
  const operator = inPerson(ctx);
  const account = await findAccount(ctx, accountId);
  // Staff cannot be impersonated: the operator would gain their permissions.
  if (account?.role !== 'customer' || account.closed_at) return refuse('not_found');
  return inTransaction(ctx, async (tx) => {
    const code = await issueOneTimeCode(tx, {
      purpose: 'impersonation',
      accountId,
      seconds: secondsToOpen,
      issuedBy: operator.accountId,
      reason,
    });
    await recordAudit(tx, {
      action: 'sessions.impersonate',
      subjectType: 'account',
      subjectId: accountId,
      reason,
    });
    return { url: `${incoming.origin}/login?${new URLSearchParams({ token: code ?? '' })}` };
  });
}
