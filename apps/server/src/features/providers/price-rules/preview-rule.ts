import type {
  previewPriceRule as endpoint,
  PriceRulePreview,
} from '@marquee/contract/console/price-rules.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { formatMoney, type Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { effectCounts, ruleEffect } from './apply-rule.ts';
import { readTarget } from './rule-target.ts';
import { readTerms } from './rule-terms.ts';

const shownExamples = 10;

export async function previewRule(
  ctx: Context,
  { terms, ...body }: Input<typeof endpoint>['body'],
): Promise<PriceRulePreview> {
  const { providerId, ...target } = await readTarget(ctx, body);
  const { effect } = await ruleEffect(ctx, {
    providerId,
    target,
    terms: terms ? readTerms(terms) : undefined,
  });
  return {
    ...effectCounts(effect),
    examples: effect.changes.slice(0, shownExamples).map(({ service, before, after }) => ({
      id: Number(service.id),
      name: service.name,
      pricing_per: service.pricingPer,
      before: formatMoney(before),
      after: formatMoney(after),
      cost: formatMoney(service.cost),
      margin: after === 0n ? null : margin(after, service.cost),
    })),
  };
}

/** To a tenth of a percent, which is what people compare. */
function margin(price: Money, cost: Money): number {
  return Number(((price - cost) * 1000n) / price) / 1000;
}
