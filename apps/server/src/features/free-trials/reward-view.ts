import type { FreeTrial } from '@marquee/contract/earn/free-trials.ts';
import { formatMoney, type Money } from '@marquee/domain/money/money.ts';
import { linePrice } from '@marquee/domain/money/price.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import { unitPrice } from '@marquee/domain/pricing/line-cost.ts';
import type { Context } from '../../platform/context.ts';
import { type CatalogueService, listPriceCatalogue } from '../catalogue/index.ts';

interface Reward {
  service_id: bigint;
  quantity: bigint;
}

type ListCatalogue = Awaited<ReturnType<typeof listPriceCatalogue>>;

/** The same order at its list price; undefined when the service is no longer sold. */
export function rewardValue(
  catalogue: ListCatalogue,
  { service_id, quantity }: Reward,
): { service: CatalogueService; value: Money } | undefined {
  const service = catalogue.stored.byId.get(service_id);
  if (!service) return undefined;
  const price = catalogue.price(service);
  return { service, value: linePrice(unitPrice(price, ppm(0)), price.pricingPer, quantity) };
}

export function rewardView(catalogue: ListCatalogue, reward: Reward): FreeTrial['reward'] {
  const found = rewardValue(catalogue, reward);
  return {
    service: {
      id: Number(reward.service_id),
      name: found ? catalogue.name(found.service).slice(0, 300) : `#${reward.service_id}`,
      slug: found?.service.row.slug ?? null,
    },
    quantity: Number(reward.quantity),
    value: found ? formatMoney(found.value) : '0',
  };
}

export const rewardCatalogue = (ctx: Context): Promise<ListCatalogue> => listPriceCatalogue(ctx);
