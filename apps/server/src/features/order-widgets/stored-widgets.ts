import { type Money, money } from '@marquee/domain/money/money.ts';
import { type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import type { WidgetTheme } from '@marquee/domain/widgets/widget-look.ts';
import type { CacheDefinition } from '../../platform/caches.ts';
import type { Context, WidgetCaller } from '../../platform/context.ts';

/** An order form that a partner embeds on their own site. */
export interface OrderWidget {
  id: bigint;
  accountId: bigint;
  apiToken: string;
  minimumPurchase: Money;
  reward: Ppm;
  /** Empty: every method that the panel offers to widgets. */
  methodIds: readonly bigint[];
  allowedOrigins: readonly string[];
  theme: WidgetTheme;
  color: string | null;
  locale: string | null;
  serviceId: bigint | null;
  serviceTypeId: bigint | null;
}

export const storedWidgets: CacheDefinition<readonly OrderWidget[]> = {
  name: 'order-widgets',
  topics: ['order-widgets'],
  load: async (db, panelId) => {
    const rows = await db
      .selectFrom('order_widget')
      .selectAll()
      .where('panel_id', '=', panelId)
      .where('is_enabled', '=', true)
      .where('blocked_at', 'is', null)
      .where('deleted_at', 'is', null)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      accountId: row.account_id,
      apiToken: row.api_token,
      minimumPurchase: money(row.minimum_purchase_amount),
      reward: ppm(row.reward_ppm),
      methodIds: row.payment_method_ids,
      allowedOrigins: row.allowed_origins,
      theme: row.theme,
      color: row.color,
      locale: row.locale,
      serviceId: row.service_id,
      serviceTypeId: row.service_type_id,
    }));
  },
};

/** The partner's widget that the call comes through; undefined for all other callers and the panel's own form. */
export async function callingWidget(ctx: Context): Promise<OrderWidget | undefined> {
  const caller = widgetCaller(ctx);
  return caller && findWidget(ctx, ({ id }) => id === caller.widgetId);
}

/** A widget that is in use. */
export async function findWidget(
  { caches, panel }: Context,
  isMeant: (widget: OrderWidget) => boolean,
): Promise<OrderWidget | undefined> {
  return (await caches.get(storedWidgets, panel.id)).find(isMeant);
}

/** Through which partner's widget the call comes, be it from a guest or a signed-in customer. */
export function widgetCaller({ actor }: Pick<Context, 'actor'>): WidgetCaller | undefined {
  const caller = actor.kind === 'widget' ? actor : actor.kind === 'user' ? actor.viaWidget : undefined;
  return caller && caller.widgetId > 0n ? caller : undefined;
}
