import type { NetworkWithTypes } from '@marquee/contract/catalogue/catalogue-entities.ts';

type ServiceType = NetworkWithTypes['service_types'][number];

export interface FoundType {
  network: NetworkWithTypes;
  type: ServiceType;
}

const mostNetworks = 4;
const mostTypes = 5;

/** Every typed word occurs somewhere in the name, in whatever case and order. */
export function named(name: string, text: string): boolean {
  const known = name.toLocaleLowerCase();
  return text
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => known.includes(word));
}

export function matchNetworks(networks: readonly NetworkWithTypes[], text: string): NetworkWithTypes[] {
  return networks.filter((network) => named(network.name, text)).slice(0, mostNetworks);
}

/** A type is found by its own name, alone or together with its network's; a network's name alone is not enough. */
export function matchTypes(networks: readonly NetworkWithTypes[], text: string): FoundType[] {
  return networks
    .filter((network) => !named(network.name, text))
    .flatMap((network) =>
      network.service_types
        .filter((type) => named(`${network.name} ${type.name}`, text))
        .map((type) => ({ network, type })),
    )
    .slice(0, mostTypes);
}
