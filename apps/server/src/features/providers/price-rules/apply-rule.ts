import type { PriceRuleEffect } from '@marquee/contract/console/price-rules.ts';
import type { Markup } from '@marquee/domain/pricing/markup.ts';
import { coveredServices, isFor, markupEffect } from '@marquee/domain/pricing/markup-effect.ts';
import type { Context } from '../../../platform/context.ts';
import { markupRules, repriceServices } from '../sync/reprice-services.ts';
import { updateAvailability } from '../sync/update-availability.ts';
import { pricedServices } from './priced-services.ts';

export interface RuleChange {
  providerId: bigint;
  target: { serviceTypeId: bigint | null; serviceId: bigint | null };
  /** Undefined: the rule is removed. */
  terms: Markup | undefined;
}

/** What the change would do; the change itself decides with the same function. */
export async function ruleEffect(ctx: Context, { providerId, target, terms }: RuleChange) {
  const services = await pricedServices(ctx, providerId);
  const rules = await markupRules(ctx, providerId);
  const others = rules.filter((rule) => !isFor(rule, target));
  return {
    effect: markupEffect(services, rules, { target, terms }),
    covered: coveredServices(services, others, target).map(({ id }) => id),
  };
}

const portion = 1000;

/**
 * Writes the rule and lets the prices follow, within the caller's transaction and its lock on the provider. In
 * portions, so that no statement grows with the catalogue.
 */
export async function applyRule(
  tx: Context,
  change: RuleChange,
  write: () => Promise<unknown>,
): Promise<PriceRuleEffect> {
  const { effect, covered } = await ruleEffect(tx, change);
  await write();
  for (let from = 0; from < covered.length; from += portion) {
    const touched = { serviceIds: covered.slice(from, from + portion) };
    await repriceServices(tx, touched);
    await updateAvailability(tx, touched);
  }
  return effectCounts(effect);
}

export function effectCounts({
  changes,
  keptByHand,
  leaving,
}: Awaited<ReturnType<typeof ruleEffect>>['effect']): PriceRuleEffect {
  return { changed: changes.length, kept_by_hand: keptByHand.length, leaving: leaving.length };
}
