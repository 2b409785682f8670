import type { ChildPanelView, listChildPanels as endpoint } from '@marquee/contract/earn/child-panels.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { ChildPanelRow } from './child-panel.ts';
import { childPanelView } from './child-panel-view.ts';
import { lifeRules } from './life/life-state.ts';
import { rentalTerms } from './rental-terms.ts';
import { waitingOrders } from './waiting-orders.ts';

/** Of the caller; those of others are none. */
function ownChildPanels(ctx: Context) {
  return ctx.db
    .selectFrom('child_panel')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId);
}

export async function listChildPanels(ctx: Context): Promise<Answer<typeof endpoint>> {
  const [rows, terms, rules] = await Promise.all([
    ownChildPanels(ctx).orderBy('id', 'desc').limit(1000).execute(),
    rentalTerms(ctx),
    lifeRules(ctx),
  ]);
  const around = { host: terms.subdomainHost, rules, waiting: await waitingOrders(ctx, rows) };
  return {
    data: rows.map((row) => childPanelView(ctx, row, around)),
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
  const [row, { subdomainHost }, rules] = await Promise.all([
    ownChildPanel(ctx, childPanelId),
    rentalTerms(ctx),
    lifeRules(ctx),
  ]);
  return childPanelView(ctx, row, { host: subdomainHost, rules, waiting: await waitingOrders(ctx, [row]) });
}

export async function ownLockedChildPanel(tx: Context, childPanelId: bigint): Promise<ChildPanelRow> {
  const row = await ownChildPanels(tx).where('id', '=', childPanelId).forNoKeyUpdate().executeTakeFirst();
  return row ?? refuse('not_found');
}

/** The owner's account is locked, so two at once cannot both be the last that is allowed. */
export async function requireRoom(tx: Context): Promise<void> {
  const { maximum } = await rentalTerms(tx);
  const own = await ownChildPanels(tx).where('status', '<>', 'terminated').execute();
  if (own.length >= maximum)
    refuse('invalid_input', {
      fields: [{ field: 'domain', code: 'too_many_child_panels', values: { limit: maximum } }],
    });
}
