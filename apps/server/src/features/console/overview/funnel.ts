import type { Overview } from '@marquee/contract/console/overview.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Periods } from './periods.ts';

interface StepRow {
  step: string;
  now: bigint;
  before: bigint;
}

/** From a link that somebody enters to a paid order; visitors are counted, not known. */
export async function checkoutFunnel(
  { db, panel }: Context,
  periods: Periods,
  orders: { now: number; before: number },
): Promise<NonNullable<Overview['funnel']>> {
  const { rows } = await sql<StepRow>`
    select step,
           coalesce(sum(count) filter (where day >= ${periods.from}::date), 0)::bigint as now,
           coalesce(sum(count) filter (where day < ${periods.from}::date), 0)::bigint as before
      from checkout_step_count
     where panel_id = ${panel.id} and day between ${periods.beforeFrom}::date and ${periods.to}::date
     group by step`.execute(db);
  const counted = (step: string) => {
    const row = rows.find((counts) => counts.step === step);
    return { now: Number(row?.now ?? 0n), before: Number(row?.before ?? 0n) };
  };
  return {
    links: counted('enter-url'),
    checkouts: counted('checkout-button'),
    payment_pages: counted('payment-page'),
    orders,
  };
}
