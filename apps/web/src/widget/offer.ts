import type { OrderableService } from '@marquee/contract/generated/catalogue.ts';
import type { WidgetConfig } from './config.ts';

interface OfferedType {
  id: number;
  name: string;
  services: readonly OrderableService[];
}

export interface OfferedNetwork {
  id: number;
  name: string;
  service_types: readonly OfferedType[];
}

/** "No limit" as the catalogue writes it. */
export const noLimit = 2_147_483_647;

export const typesOf = (networks: readonly OfferedNetwork[], networkId: number): OfferedType[] =>
  (networks.find(({ id }) => id === networkId)?.service_types ?? []).filter(
    ({ services }) => services.length > 0,
  );

/** Services that are off sale are not offered. */
export const servicesOf = (types: readonly OfferedType[], typeId: number): OrderableService[] =>
  (types.find(({ id }) => id === typeId)?.services ?? []).filter(({ is_deactivated }) => !is_deactivated);

interface Start {
  networkId?: number | undefined;
  typeId?: number | undefined;
}

/** Where the partner's choice is in the catalogue; nothing if it is no longer offered. */
export function presetStart(
  networks: readonly OfferedNetwork[],
  { serviceId, serviceTypeId }: Pick<WidgetConfig, 'serviceId' | 'serviceTypeId'>,
): Start {
  for (const network of networks)
    for (const type of network.service_types)
      if (type.id === serviceTypeId || type.services.some(({ id }) => id === serviceId))
        return { networkId: network.id, typeId: type.id };
  return {};
}
