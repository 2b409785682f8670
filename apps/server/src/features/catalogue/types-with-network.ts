import type { Network, ServiceType } from '@marquee/contract/catalogue/catalogue-entities.ts';
import type { LocalizedCatalogue } from './stored/localized-catalogue.ts';

export function typesWithNetwork(catalogue: LocalizedCatalogue): (ServiceType & { network: Network })[] {
  return [...catalogue.typeById.values()].flatMap((type) => {
    const network = catalogue.networkById.get(BigInt(type.network_id));
    return network ? [{ ...type, network }] : [];
  });
}
