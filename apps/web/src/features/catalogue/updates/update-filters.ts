import type { ServiceUpdate } from '@marquee/contract/generated/catalogue.ts';

export type ChangeKind = ServiceUpdate['kind'];

export const changeKinds = [
  'price',
  'limits',
  'added',
  'activated',
  'deactivated',
  'removed',
] as const satisfies readonly ChangeKind[];

/** The filters in the address. */
export interface UpdateFilters {
  kind?: ChangeKind;
  network?: string;
  /** Only the history of this service. */
  serviceId?: number;
  favourites?: boolean;
}

/** Invalid parameters are ignored. */
export function readUpdateFilters(query: URLSearchParams): UpdateFilters {
  const kind = query.get('kind');
  const serviceId = query.get('service_id') ?? '';
  return {
    kind: changeKinds.find((known) => known === kind),
    network: query.get('network')?.slice(0, 200) || undefined,
    serviceId: /^[1-9]\d{0,14}$/.test(serviceId) ? Number(serviceId) : undefined,
    favourites: query.get('favourites') === 'true' || undefined,
  };
}
