import type { listRelatedServiceTypes as relatedEndpoint } from '@marquee/contract/catalogue/catalogue.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Prepared } from '../../platform/http/answers/prepared.ts';
import { localizedCatalogue } from './stored/catalogue.data.ts';
import { typesWithNetwork } from './types-with-network.ts';

const maxTypes = 12;

export async function listRelatedServiceTypes(
  ctx: Context,
  typeId: number,
): Promise<Prepared<Answer<typeof relatedEndpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  const type = catalogue.typeById.get(BigInt(typeId)) ?? refuse('not_found');
  return catalogue.answer(['related-types', typeId], () => {
    const others = typesWithNetwork(catalogue).filter(
      ({ id, services_count }) => id !== type.id && services_count > 0,
    );
    const sameNetwork = others.filter(({ network_id }) => network_id === type.network_id);
    const elsewhere = others.filter(
      ({ kind, network_id }) => kind === type.kind && network_id !== type.network_id,
    );
    return { data: [...sameNetwork, ...elsewhere].slice(0, maxTypes) };
  });
}
