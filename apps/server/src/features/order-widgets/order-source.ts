import type { Context } from '../../platform/context.ts';
import { callingWidget, widgetCaller } from './stored-widgets.ts';

/** What the checkout keeps about the widget it came through. */
export interface OrderSource {
  widget_id: bigint | null;
  widget_reward_ppm: number | null;
  widget_same_device: boolean;
}

const month = 30 * 24 * 60 * 60 * 1000;

/** The promised reward is kept with the order: a later change of the widget does not change it. */
export async function orderSource(ctx: Context): Promise<OrderSource> {
  const caller = widgetCaller(ctx);
  const widget = await callingWidget(ctx);
  if (!caller || !widget) return { widget_id: null, widget_reward_ppm: null, widget_same_device: false };
  return {
    widget_id: widget.id,
    widget_reward_ppm: widget.reward,
    widget_same_device: await isPartnersAddress(ctx, widget.accountId, caller.address),
  };
}

/** Compared at once and not stored: nobody needs to know later from where a customer ordered. */
async function isPartnersAddress(
  { db, panel, clock }: Context,
  partnerId: bigint,
  address: string | undefined,
): Promise<boolean> {
  if (address === undefined) return false;
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', partnerId)
    .where('address', '=', address)
    .where('last_seen_at', '>', new Date(clock.now().getTime() - month))
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}
