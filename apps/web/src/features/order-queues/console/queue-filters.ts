import type { LoaderFunctionArgs } from 'react-router';
import { type ListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';

export interface QueueFilters {
  search: string | undefined;
  after: number | undefined;
}

export const filtersOf = (address: ListAddress): QueueFilters => ({
  search: address.get('search'),
  after: address.after,
});

export function filtersFrom({ request }: LoaderFunctionArgs): QueueFilters & { params: URLSearchParams } {
  const params = new URL(request.url).searchParams;
  return { params, search: params.get('search') ?? undefined, after: wholeNumber(params.get('after')) };
}

/** How often a list looks for news while somebody looks at it. */
export const refreshMs = 15_000;

/** One of a closed list, as the address says it. */
export function oneOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | null | undefined,
): Value {
  return values.find((value) => value === text) ?? values[0];
}
