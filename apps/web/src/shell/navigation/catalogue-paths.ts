import type { NetworkWithTypes, ServiceCard } from '@marquee/contract/catalogue/catalogue-entities.ts';
import { routeNames } from '../routing/route-names.ts';

type Network = Pick<NetworkWithTypes, 'slug'>;
type ServiceType = Pick<NetworkWithTypes['service_types'][number], 'slug'>;

export function networkPath({ slug }: Network): string {
  return `/?${new URLSearchParams({ network: slug })}`;
}

/** The type's own page where there is one, else the catalogue filtered to it. */
export function serviceTypePath(network: Network, { slug }: ServiceType): string {
  if (routeNames.has(':slug')) return `/${slug}`;
  return `${networkPath(network)}&${new URLSearchParams({ service_type: slug })}`;
}

export function servicePath({ slug, name }: Pick<ServiceCard, 'slug' | 'name'>): string {
  return routeNames.has('services-:slug')
    ? `/services/${slug}`
    : `/?${new URLSearchParams({ search: name.slice(0, 100) })}`;
}
