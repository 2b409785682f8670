import type { NetworkWithTypes, ServiceCard } from '@marquee/contract/generated/catalogue.ts';

export function networkPath({ slug }: Pick<NetworkWithTypes, 'slug'>): string {
  return `/?${new URLSearchParams({ network: slug })}`;
}

export function serviceTypePath({ slug }: Pick<NetworkWithTypes['service_types'][number], 'slug'>): string {
  return `/${slug}`;
}

export function servicePath({ slug }: Pick<ServiceCard, 'slug'>): string {
  return `/services/${slug}`;
}
