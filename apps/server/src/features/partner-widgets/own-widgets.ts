import type { Answer } from '@marquee/contract/endpoint.ts';
import type { listOrderWidgets as endpoint } from '@marquee/contract/money/order-widgets.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { getSettings } from '../settings/index.ts';
import { type WidgetRow, widgetView } from './widget-view.ts';

export function ownWidgets(ctx: Context) {
  return ctx.db
    .selectFrom('order_widget')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .where('deleted_at', 'is', null);
}

export async function listWidgets(ctx: Context): Promise<Answer<typeof endpoint>> {
  const [rows, settings] = await Promise.all([
    ownWidgets(ctx).orderBy('id', 'desc').execute(),
    getSettings(ctx),
  ]);
  const { default_outer_widget_partner_percent, maximum_widget_reward_percent } = settings;
  return {
    data: rows.map(widgetView),
    default_reward_percent: Math.min(default_outer_widget_partner_percent, maximum_widget_reward_percent),
    maximum_reward_percent: maximum_widget_reward_percent,
  };
}

/** Somebody else's widget is none. */
export async function ownLockedWidget(tx: Context, widgetId: bigint): Promise<WidgetRow> {
  const row = await ownWidgets(tx).where('id', '=', widgetId).forNoKeyUpdate().executeTakeFirst();
  return row ?? refuse('not_found');
}
