import type { NetworkWithTypes } from '@marquee/contract/catalogue/catalogue-entities.ts';
import type { ServiceDetails } from '../../../../product/catalogue/service-query.ts';
import type { LineChanges } from './form-line.ts';

/** An address may name only a service or a type; its network is looked up. */
export function prefilledLine(
  given: LineChanges,
  named: ServiceDetails | undefined,
  networks: readonly NetworkWithTypes[],
): LineChanges {
  if (named) return { ...given, networkId: named.network_id, typeId: named.service_type_id };
  const home = networks.find(({ service_types }) => service_types.some(({ id }) => id === given.typeId));
  return home ? { ...given, networkId: home.id } : given;
}
