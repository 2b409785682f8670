import { parseMoney } from '@marquee/domain/money/money.ts';
import { amountPlaces, divideUp } from '@marquee/domain/money/rounding.ts';
import { sql } from 'kysely';
import type { StatusReports } from '../../../adapters/providers/provider-adapter.ts';
import type { Context } from '../../../platform/context.ts';

interface ReportedCosts {
  rows: readonly { order_id: bigint; number: string }[];
  reports: StatusReports;
  /** What one unit of the provider's currency is worth, in 10^-8 USD. */
  usdPerUnit: bigint;
}

const oneUnit = 10n ** BigInt(amountPlaces);
const largestCost = 10n ** 17n;

/** Stores what the provider says it charges. Most reports repeat the one before and write nothing. */
export async function recordCosts(
  { db, panel }: Context,
  { rows, reports, usdPerUnit }: ReportedCosts,
): Promise<void> {
  const costs = rows.flatMap(({ order_id, number }) => {
    const charge = amountIn(reports.get(number)?.charge);
    // Many report nothing or zero until they begin: the price list knows better.
    if (charge === undefined || charge === 0n) return [];
    const cost = divideUp(charge * usdPerUnit, oneUnit);
    return cost > largestCost ? [] : { order_id: String(order_id), cost: String(cost) };
  });
  if (costs.length === 0) return;
  costs.sort((one, other) => (BigInt(one.order_id) < BigInt(other.order_id) ? -1 : 1));
  await sql`
    update dispatch set cost = reported.cost, is_cost_reported = true
      from jsonb_to_recordset(${JSON.stringify(costs)}) as reported (order_id bigint, cost bigint)
     where dispatch.panel_id = ${panel.id} and dispatch.order_id = reported.order_id
       and dispatch.state in ('sent', 'ended')
       and (dispatch.cost is distinct from reported.cost or not dispatch.is_cost_reported)`.execute(db);
}

/** Decimals beyond our unit are noise of somebody's floating point. */
function amountIn(charge: string | undefined): bigint | undefined {
  const [, whole, decimals = '0'] = /^(\d{1,9})(?:\.(\d{1,8})\d*)?$/.exec(charge?.trim() ?? '') ?? [];
  return whole === undefined ? undefined : parseMoney(`${whole}.${decimals}`);
}
