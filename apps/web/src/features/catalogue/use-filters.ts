import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { startTransition, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
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

/** The filters of the address bar, and how to change them: a switch answers at once, the address follows. */
export function useFilters() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data = untouched } = useQuery(filtersQuery(query.toString()));
  const [draft, setDraft] = useState<Partial<CatalogueFilters>>();
  /** Where the last change leads while it is on its way: the next one builds on it, not on what still shows. */
  const heading = useRef<string>(undefined);
  const change = async (changes: Partial<CatalogueFilters>) => {
    setDraft((earlier) => ({ ...earlier, ...changes }));
    const { writeFilters } = await filterCode();
    const from = new URLSearchParams(heading.current ?? window.location.search);
    const address = writeFilters(from, changes).toString();
    heading.current = address;
    await navigate(`?${address}`, { replace: true, preventScrollReset: true });
    if (heading.current !== address) return;
    heading.current = undefined;
    startTransition(() => setDraft(undefined));
  };
  const reset = async () => change((await import('./write-filters.ts')).noFilters);
  return { filters: { ...data.filters, ...draft }, adjusted: data.adjusted, change, reset };
}
