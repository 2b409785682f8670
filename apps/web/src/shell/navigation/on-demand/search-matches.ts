import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import { fold } from '@marquee/domain/search/fold.ts';

type ServiceType = NetworkWithTypes['service_types'][number];

export interface TypeMatch {
  network: NetworkWithTypes;
  type: ServiceType;
}

const maxNetworks = 4;
const maxTypes = 5;

/** Every typed word occurs in the name, in any order, case and with any accents. */
export function matchesName(name: string, text: string): boolean {
  const folded = fold(name);
  return fold(text)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

export function matchNetworks(networks: readonly NetworkWithTypes[], text: string): NetworkWithTypes[] {
  return networks.filter((network) => matchesName(network.name, text)).slice(0, maxNetworks);
}

/** A type matches by its own name, alone or with its network's; the network's name alone is not enough. */
export function matchTypes(networks: readonly NetworkWithTypes[], text: string): TypeMatch[] {
  return networks
    .filter((network) => !matchesName(network.name, text))
    .flatMap((network) =>
      network.service_types
        .filter((type) => matchesName(`${network.name} ${type.name}`, text))
        .map((type) => ({ network, type })),
    )
    .slice(0, maxTypes);
}
