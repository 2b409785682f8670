import type { ChildPanelView } from '@marquee/contract/earn/child-panels.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getChildPanel, ownChildPanel } from '../own-child-panels.ts';
import { lookAtDomain } from './look-at-domain.ts';

/** The owner has changed the records and does not want to wait for the next look. */
export async function checkOwnDns(ctx: Context, childPanelId: bigint): Promise<ChildPanelView> {
  const row = await ownChildPanel(ctx, childPanelId);
  if (row.domain_type !== 'own' || row.status === 'terminated') return refuse('wrong_state');
  await lookAtDomain(ctx, row);
  return getChildPanel(ctx, childPanelId);
}
