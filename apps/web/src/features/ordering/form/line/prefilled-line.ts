import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import type { OrderDetails } from '@marquee/contract/generated/ordering.ts';
import type { ServiceDetails } from '../../../../product/catalogue/service-query.ts';
import type { LineChanges } from './form-line.ts';

/** An address may name only a service or a type; its network is looked up. */
export function prefilledLine(
  line: LineChanges,
  service: ServiceDetails | undefined,
  networks: readonly NetworkWithTypes[],
): LineChanges {
  if (service) return { ...line, networkId: service.network_id, typeId: service.service_type_id };
  const network = networks.find(({ service_types }) => service_types.some(({ id }) => id === line.typeId));
  return network ? { ...line, networkId: network.id } : line;
}

type Ordered = Pick<OrderDetails, 'targetable_values' | 'countries' | 'is_guarantee'>;

/** The parts of an order that an address cannot hold: texts, places and guarantee. */
export function lineFromOrder({ targetable_values, countries, is_guarantee }: Ordered): LineChanges {
  return {
    targets: Object.fromEntries(
      targetable_values.map(({ target_id, values }) => [target_id, values.join('\n')]),
    ),
    countries,
    isGuarantee: is_guarantee,
  };
}
