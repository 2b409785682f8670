import type { listServiceTypes as listEndpoint } from '@marquee/contract/catalogue/catalogue.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import type { Prepared } from '../../platform/http/answers/prepared.ts';
import { localizedCatalogue } from './stored/catalogue.data.ts';
import { typesWithNetwork } from './types-with-network.ts';

export async function listServiceTypes(
  ctx: Context,
  networkSlug: string | undefined,
): Promise<Prepared<Answer<typeof listEndpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  return catalogue.answer(['service-types', networkSlug], () => ({
    data: typesWithNetwork(catalogue).filter(
      ({ network }) => networkSlug === undefined || network.slug === networkSlug,
    ),
  }));
}
