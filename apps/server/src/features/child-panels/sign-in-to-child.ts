import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { inPerson } from '../../platform/signed-in.ts';
import { accountsByEmail, issueOneTimeCode } from '../accounts/index.ts';
import { childOrigin } from './child-panel-view.ts';
import { inChild } from './in-child.ts';
import { ownLockedChildPanel } from './own-child-panels.ts';

const secondsToOpen = 60;

/**
 * An address that signs the owner in to the console of the child panel. A second factor that they have set up there
 * is still asked for, and whoever has been given their place there is never signed in as.
 */
export async function signInToChild(ctx: Context, childPanelId: bigint): Promise<{ url: string }> {
  inPerson(ctx);
  return inTransaction(ctx, async (tx) => {
    const row = await ownLockedChildPanel(tx, childPanelId);
    if (row.status !== 'active' && row.status !== 'expired') return refuse('wrong_state');
    const child = await inChild(tx, row);
    const { owner } = await accountsByEmail(child, row.admin_email);
    if (owner?.role !== 'owner' || owner.closed_at) return refuse('wrong_state');
    const code = await issueOneTimeCode(child, {
      purpose: 'owner-sign-in',
      accountId: owner.id,
      seconds: secondsToOpen,
    });
    await recordAudit(tx, {
      action: 'child-panels.sign-in',
      subjectType: 'child-panel',
      subjectId: row.id,
      after: { domain: row.domain },
    });
    const query = new URLSearchParams({ token: code ?? '', redirect: '/admin' });
    return { url: `${childOrigin(tx, row)}/login?${query}` };
  });
}
