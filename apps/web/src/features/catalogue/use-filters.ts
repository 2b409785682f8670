import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { filterCode } from './filter-code.ts';
import { allServices, type CatalogueFilters, type ReadFilters } from './filters.ts';

/** What an address asks for, kept with the page's data. */
export const filtersQuery = (search: string) =>
  queryOptions({
    queryKey: ['filters', search],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<ReadFilters> => (await filterCode()).readFilters(new URLSearchParams(search)),
    placeholderData: keepPreviousData,
  });

const untouched: ReadFilters = { filters: allServices, adjusted: [] };

interface Draft {
  changes: Partial<CatalogueFilters>;
  /** The address that the changes were made to. */
  to: string;
}

/** The filters of the address bar, and how to change them: a switch answers at once, the address follows. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const { data = untouched } = useQuery(filtersQuery(address));
  const [draft, setDraft] = useState<Draft>();
  const waiting = draft?.to === address ? draft.changes : undefined;
  const change = async (changes: Partial<CatalogueFilters>) => {
    const all = { ...waiting, ...changes };
    setDraft({ changes: all, to: address });
    const { writeFilters } = await filterCode();
    setQuery((current) => writeFilters(current, all), { replace: true, preventScrollReset: true });
  };
  const reset = async () => change((await import('./write-filters.ts')).noFilters);
  return { filters: { ...data.filters, ...waiting }, adjusted: data.adjusted, change, reset };
}
