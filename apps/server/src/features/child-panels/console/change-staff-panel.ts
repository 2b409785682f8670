import { parseMoney } from '@marquee/domain/money/money.ts';
import type { Updateable } from 'kysely';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { setStanding } from '../../panels/index.ts';
import { type ChildPanelRow, lockChildPanel } from '../child-panel.ts';
import { notifyOwner } from '../life/notify-owner.ts';

/** From the next month on; the one that is paid stays paid. */
export async function changePrice(
  ctx: Context,
  { childPanelId, price: text }: { childPanelId: bigint; price: string },
): Promise<void> {
  const price =
    parseMoney(text) ?? refuse('invalid_input', { fields: [{ field: 'price', code: 'not_an_amount' }] });
  await inTransaction(ctx, async (tx) => {
    const before = await lockChildPanel(tx, childPanelId);
    if (before.price === price) return;
    await change(tx, before, { price });
    await recordAudit(tx, {
      action: 'child-panels.change-price',
      subjectType: 'child-panel',
      subjectId: childPanelId,
      before: { price: String(before.price) },
      after: { price: String(price) },
    });
  });
}

/** Closes it at once, whatever is paid. Only staff open it again. */
export async function freezePanel(
  ctx: Context,
  { childPanelId, reason }: { childPanelId: bigint; reason: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockChildPanel(tx, childPanelId);
    if (before.status === 'terminated' || before.frozen_by !== null) refuse('wrong_state');
    await change(tx, before, {
      status: 'frozen',
      frozen_at: tx.clock.now(),
      frozen_by: signedIn(tx).accountId,
      freeze_reason: reason,
    });
    await setStanding(tx, { panelId: before.child_id, standing: 'closed' });
    await recordAudit(tx, {
      action: 'child-panels.freeze',
      subjectType: 'child-panel',
      subjectId: childPanelId,
      before: { status: before.status },
      after: { status: 'frozen' },
      reason,
    });
    await notifyOwner(tx, before, { event: 'held', reason });
  });
}

/** As far as it is paid: the time that passed meanwhile is not given back. */
export async function unfreezePanel(ctx: Context, childPanelId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockChildPanel(tx, childPanelId);
    if (before.status !== 'frozen' || before.frozen_by === null) refuse('wrong_state');
    const next = stateAfterHold(tx, before);
    await change(tx, before, { ...next, frozen_at: null, frozen_by: null, freeze_reason: null });
    await setStanding(tx, {
      panelId: before.child_id,
      standing: next.status === 'expired' ? 'read_only' : 'open',
    });
    await recordAudit(tx, {
      action: 'child-panels.unfreeze',
      subjectType: 'child-panel',
      subjectId: childPanelId,
      before: { status: 'frozen' },
      after: { status: next.status },
    });
    await notifyOwner(tx, before, { event: 'released' });
  });
}

function stateAfterHold({ clock }: Context, { activated_at, paid_until }: ChildPanelRow) {
  const now = clock.now();
  if (activated_at === null) return { status: 'pending_dns' } as const;
  if (paid_until !== null && paid_until > now) return { status: 'active', expired_at: null } as const;
  return { status: 'expired', expired_at: now } as const;
}

async function change(
  tx: Context,
  { id }: ChildPanelRow,
  columns: Updateable<DB['child_panel']>,
): Promise<void> {
  await tx.db
    .updateTable('child_panel')
    .set(columns)
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', id)
    .execute();
}
