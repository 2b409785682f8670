import type { ClosingBlocker } from '@marquee/contract/account/account-data.ts';
import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, accountClosing, type DataKinds, personalDataRequested } from '../accounts/index.ts';

const ofAccount = ({ db, panel }: Context, accountId: bigint) =>
  db.selectFrom('child_panel').where('panel_id', '=', panel.id).where('account_id', '=', accountId);

/** A panel has customers of its own: its owner cannot leave while it is there. */
async function addBlocker(
  ctx: Context,
  { accountId, blockers }: { accountId: bigint; blockers: ClosingBlocker[] },
): Promise<void> {
  const open = await ofAccount(ctx, accountId).select('id').where('status', '<>', 'terminated').execute();
  if (open.length > 0) blockers.push({ reason: 'child-panels', count: open.length });
}

async function addChildPanelData(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('child-panels', async function* () {
    const rows = await ofAccount(ctx, accountId)
      .select(['id', 'domain', 'admin_email', 'status', 'paid_until', 'created_at'])
      .orderBy('id')
      .execute();
    for (const row of rows)
      yield {
        id: Number(row.id),
        domain: row.domain,
        admin_email: row.admin_email,
        status: row.status,
        paid_until: row.paid_until?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
      };
  });
}

/** The row stays for the books and for the panel's customers, without the person. */
async function forgetOwner({ db, panel }: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await db
    .updateTable('child_panel')
    .set({ admin_email: '—', renews: false })
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

export const personalDataListeners: readonly Listener[] = [
  on(accountClosing, addBlocker),
  on(personalDataRequested, addChildPanelData),
  on(accountClosed, forgetOwner),
];
