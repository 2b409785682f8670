import type { NetworkWithTypes } from '@marquee/contract/catalogue/catalogue-entities.ts';
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
