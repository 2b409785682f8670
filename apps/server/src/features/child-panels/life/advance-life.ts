import {
  decideLife,
  type LifeRules,
  type LifeStep,
  nextChange,
} from '@marquee/domain/child-panels/decide-life.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/errors.ts';
import { refundChildPanelMonth } from '../../ledger/index.ts';
import { releaseUnverifiedHost, setStanding } from '../../panels/index.ts';
import { type ChildPanelRow, lockChildPanel } from '../child-panel.ts';
import { lifeRules, lifeState } from './life-state.ts';
import { notifyOwner } from './notify-owner.ts';
import { payMonth } from './pay-month.ts';

const mostSteps = 40;

/**
 * Takes a child panel as far as its time has come, one step in one transaction each: whatever dies in between
 * is found again where it stopped.
 */
export async function advanceLife(ctx: Context, childPanelId: bigint): Promise<void> {
  const rules = await lifeRules(ctx);
  let isPaymentRefused = false;
  for (let step = 0; step < mostSteps; step++) {
    try {
      const done = await inTransaction(ctx, (tx) => takeStep(tx, childPanelId, rules, isPaymentRefused));
      if (done === 'nothing') return;
    } catch (error) {
      // The ledger has refused the charge and undone the step: it is decided again without the money.
      if (!(error instanceof Refusal) || error.code !== 'insufficient_balance') throw error;
      isPaymentRefused = true;
    }
  }
}

async function takeStep(
  tx: Context,
  childPanelId: bigint,
  rules: LifeRules,
  isPaymentRefused: boolean,
): Promise<LifeStep['act']> {
  const row = await lockChildPanel(tx, childPanelId);
  const now = tx.clock.now();
  const step = decideLife(lifeState(row), rules, { now, isPaymentRefused });
  switch (step.act) {
    case 'nothing':
      break;
    case 'notify':
      await update(tx, row, { noticed: step.notice, noticed_for: row.paid_until });
      await notifyOwner(tx, row, {
        event: row.renews ? 'renewing' : 'ending',
        ...(row.paid_until ? { date: row.paid_until } : {}),
      });
      break;
    case 'charge': {
      const paidUntil = await payMonth(tx, row);
      await notifyOwner(tx, row, { event: 'renewed', date: paidUntil });
      break;
    }
    case 'expire':
      await enter(tx, row, rules, { status: 'expired', expired_at: now });
      break;
    case 'freeze':
      await enter(tx, row, rules, { status: 'frozen', frozen_at: now });
      break;
    case 'terminate':
      await terminate(tx, row, rules, step.isRefunded);
      break;
  }
  return step.act;
}

type Changes = Partial<
  Pick<
    ChildPanelRow,
    'status' | 'expired_at' | 'frozen_at' | 'terminated_at' | 'dns_next_at' | 'noticed' | 'noticed_for'
  >
>;

const actions = {
  expired: 'child-panels.expire',
  frozen: 'child-panels.close',
  terminated: 'child-panels.terminate',
} as const;

async function enter(
  tx: Context,
  row: ChildPanelRow,
  rules: LifeRules,
  changes: Changes & { status: 'expired' | 'frozen' | 'terminated' },
): Promise<void> {
  const after = { ...row, ...changes };
  await update(tx, row, changes);
  await setStanding(tx, {
    panelId: row.child_id,
    standing: changes.status === 'expired' ? 'read_only' : 'closed',
  });
  await recordAudit(tx, {
    action: actions[changes.status],
    subjectType: 'child-panel',
    subjectId: row.id,
    before: { status: row.status },
    after: { status: changes.status },
  });
  const next = nextChange(lifeState(after), rules);
  await notifyOwner(tx, row, { event: changes.status, ...(next ? { date: next } : {}) });
}

/** One that never opened gives its money and its claim on the domain back. Nothing of any is deleted. */
async function terminate(
  tx: Context,
  row: ChildPanelRow,
  rules: LifeRules,
  isRefunded: boolean,
): Promise<void> {
  const now = tx.clock.now();
  const changes = { status: 'terminated', terminated_at: now, dns_next_at: null } as const;
  if (!isRefunded) return enter(tx, row, rules, changes);
  await update(tx, row, changes);
  await setStanding(tx, { panelId: row.child_id, standing: 'closed' });
  await releaseUnverifiedHost(tx, { panelId: row.child_id, host: row.domain });
  await refundChildPanelMonth(tx, { childPanelId: row.id, month: row.months, domain: row.domain });
  await recordAudit(tx, {
    action: 'child-panels.give-up',
    subjectType: 'child-panel',
    subjectId: row.id,
    before: { status: row.status },
    after: { status: 'terminated' },
  });
  await notifyOwner(tx, row, { event: 'refunded' });
}

async function update(tx: Context, row: ChildPanelRow, changes: Changes): Promise<void> {
  await tx.db
    .updateTable('child_panel')
    .set(changes)
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', row.id)
    .execute();
}
