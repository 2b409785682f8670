import type { ChildPanelView, listChildPanels as endpoint } from '@marquee/contract/earn/child-panels.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { type ChildPanelRow, childPanelView } from './child-panel-view.ts';
import { rentalTerms } from './rental-terms.ts';

/** Of the caller; those of others are none. */
export function ownChildPanels(ctx: Context) {
  return ctx.db
    .selectFrom('child_panel')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId);
}

export async function listChildPanels(ctx: Context): Promise<Answer<typeof endpoint>> {
  const [rows, terms] = await Promise.all([
    ownChildPanels(ctx).orderBy('id', 'desc').limit(1000).execute(),
    rentalTerms(ctx),
  ]);
  return {
    data: rows.map((row) => childPanelView(ctx, row)),
    price: terms.price,
    maximum: terms.maximum,
    subdomain_host: terms.subdomainHost,
  };
}

export async function ownChildPanel(ctx: Context, childPanelId: bigint): Promise<ChildPanelRow> {
  const row = await ownChildPanels(ctx).where('id', '=', childPanelId).executeTakeFirst();
  return row ?? refuse('not_found');
}

export async function getChildPanel(ctx: Context, childPanelId: bigint): Promise<ChildPanelView> {
  return childPanelView(ctx, await ownChildPanel(ctx, childPanelId));
}

export async function ownLockedChildPanel(tx: Context, childPanelId: bigint): Promise<ChildPanelRow> {
  const row = await ownChildPanels(tx).where('id', '=', childPanelId).forNoKeyUpdate().executeTakeFirst();
  return row ?? refuse('not_found');
}
