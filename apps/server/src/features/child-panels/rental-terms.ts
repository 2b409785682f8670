import { formatMoney, parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { panelOrigin } from '../panels/index.ts';
import { getSettings } from '../settings/index.ts';

export interface RentalTerms {
  /** USD a month, as the panel's settings say today. */
  price: string;
  maximum: number;
  /** Names below it are given at once; own domains point to it. */
  subdomainHost: string;
}

/** What this panel asks for child panels. */
export async function rentalTerms(ctx: Context): Promise<RentalTerms> {
  const settings = await getSettings(ctx);
  return {
    price: formatMoney(parseMoney(settings.childPanelsPrice) ?? zero),
    maximum: settings.maximum_child_panels,
    subdomainHost: await subdomainHost(ctx, settings.child_panel_domain),
  };
}

/** New ones are made only while the panel offers them; a child panel needs its parent's leave. */
export async function requireRental(ctx: Context): Promise<void> {
  const { enabled_child_panels } = await getSettings(ctx);
  if (!enabled_child_panels) refuse('not_found');
  const { parentId } = ctx.panel;
  if (parentId === undefined || parentId === null) return;
  const parent = await getSettings({ ...ctx, panel: { ...ctx.panel, id: parentId } });
  if (!parent.grandchildren_allowed) refuse('not_found');
}

/** A child panel gives names below its own host only: else it could take names that are its parent's. */
async function subdomainHost(ctx: Context, setting: string): Promise<string> {
  const own = new URL(await panelOrigin(ctx)).hostname;
  const wanted = setting.trim().toLowerCase();
  const isRoot = ctx.panel.parentId === undefined || ctx.panel.parentId === null;
  const isUsable = /^([a-z0-9-]{1,63}\.)*[a-z0-9-]{1,63}$/.test(wanted);
  return isUsable && (isRoot || wanted.endsWith(`.${own}`)) ? wanted : own;
}
