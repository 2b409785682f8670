import type { OrderLine } from '@marquee/contract/ordering/order-line.ts';
import { type DripFeed, type DripFeedRefusal, planDripFeed } from '@marquee/domain/drip-feed/plan.ts';
import { formatCount } from '@marquee/domain/format/number.ts';
import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import { calculableQuantity } from '@marquee/domain/quantity/calculable-quantity.ts';
import { effectiveMax, isAllowedQuantity } from '@marquee/domain/quantity/quantity.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import type { Report } from './problems.ts';
import type { ReadTarget } from './read-targets.ts';

interface ReadQuantities {
  /** Of the order, or of the first run. */
  quantity: bigint;
  /** One for each order that the line becomes. */
  quantities: readonly bigint[];
  dripFeed: DripFeed | null;
}

/** Refuses instead of adjusting: nobody is charged for a quantity they did not ask for. */
export function readQuantities(
  line: OrderLine,
  service: CatalogueService,
  targets: readonly ReadTarget[],
  options: { mustBeComplete: boolean; numbers: NumberStyle },
  report: Report,
): ReadQuantities | undefined {
  const quantity = requestedQuantity(line, service, targets, options.mustBeComplete);
  const { numbers } = options;
  if (quantity === undefined) return void report('quantity', 'required');
  const { row } = service;
  if (!line.drip_feed) {
    // Texts are counted one by one: steps only apply to chosen quantities.
    const limits = row.calculable_quantity ? { min: row.min, max: row.max, step: 1n } : row;
    if (isAllowedQuantity(quantity, limits)) return { quantity, quantities: [quantity], dripFeed: null };
    return void reportLimits(quantity, service, numbers, report);
  }
  if (!row.drip_feed_is_allowed || row.is_package || row.calculable_quantity) {
    return void report('drip_feed', 'service_unavailable');
  }
  if (!isAllowedQuantity(quantity, row)) return void reportLimits(quantity, service, numbers, report);
  const { mode, runs, minutes_between_runs, quantity_step } = line.drip_feed;
  const dripFeed = {
    mode,
    runs,
    minutesBetweenRuns: minutes_between_runs,
    quantity,
    quantityStep: BigInt(quantity_step),
  };
  const plan = planDripFeed(dripFeed, row);
  if (plan.ok) return { quantity, quantities: plan.quantities, dripFeed };
  return void report(...toFieldProblem(plan.refusal, service, numbers));
}

function requestedQuantity(
  line: OrderLine,
  { row }: CatalogueService,
  targets: readonly ReadTarget[],
  mustBeComplete: boolean,
): bigint | undefined {
  // A quote does not need the texts yet.
  const isCounted = row.calculable_quantity && (mustBeComplete || line.targetable_values !== undefined);
  if (isCounted) return calculableQuantity(targets);
  if (line.quantity !== undefined) return BigInt(line.quantity);
  return row.is_package ? row.min : undefined;
}

function reportLimits(
  quantity: bigint,
  { row }: CatalogueService,
  numbers: NumberStyle,
  report: Report,
): void {
  if (quantity < row.min) report('quantity', 'too_small', { limit: formatCount(row.min, numbers) });
  else if (quantity > effectiveMax(row.max))
    report('quantity', 'too_big', { limit: formatCount(row.max, numbers) });
  else report('quantity', 'not_a_step', { step: formatCount(row.step, numbers) });
}

function toFieldProblem(
  refusal: DripFeedRefusal,
  { row }: CatalogueService,
  numbers: NumberStyle,
): Parameters<Report> {
  switch (refusal) {
    case 'runs_out_of_range':
      return ['drip_feed.runs', 'invalid'];
    case 'minutes_out_of_range':
      return ['drip_feed.minutes_between_runs', 'invalid'];
    case 'quantity_step_not_positive':
      return ['drip_feed.quantity_step', 'too_small', { limit: 1 }];
    case 'quantity_below_min':
      return ['quantity', 'too_small', { limit: formatCount(row.min, numbers) }];
    case 'total_above_max':
      return ['quantity', 'too_big', { limit: formatCount(row.max, numbers) }];
  }
}
