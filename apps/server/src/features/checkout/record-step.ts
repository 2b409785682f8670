import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

export type CheckoutStep = 'enter-url' | 'payment-page' | 'checkout-button';

/** Counts how far visitors get, by day and widget; it stores no personal data. */
export async function recordStep(ctx: Context, step: CheckoutStep): Promise<void> {
  const widgetId = ctx.actor.kind === 'widget' ? ctx.actor.widgetId : 0n;
  await sql`
    insert into checkout_step_count (panel_id, day, step, widget_id)
    values (${ctx.panel.id}, (${ctx.clock.now()}::timestamptz at time zone 'UTC')::date, ${step}, ${widgetId})
    on conflict (panel_id, day, step, widget_id) do update set count = checkout_step_count.count + 1`.execute(
    ctx.db,
  );
}
