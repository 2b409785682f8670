import type { listDiscounts as discountsEndpoint } from '@marquee/contract/catalogue/catalogue.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import type { Prepared } from '../../../platform/http/answers/prepared.ts';
import { localizedCatalogue } from '../stored/catalogue.data.ts';

const maxDiscounts = 100;

export async function listDiscounts(ctx: Context): Promise<Prepared<Answer<typeof discountsEndpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  return catalogue.answer(['discounts'], () => ({
    data: catalogue.stored
      .sorted('discount_desc')
      .filter(({ row }) => row.discount_ppm > 0 && !row.is_deactivated)
      .slice(0, maxDiscounts)
      .map((service) => catalogue.card(service)),
  }));
}
