import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { filtersKey } from '../../../product/catalogue/query-keys.ts';
import { filterCode } from './filter-code.ts';
import { allServices, type CatalogueFilters, type ReadFilters } from './filters.ts';

/** What an address asks for, kept with the page's data. */
export const filtersQuery = (search: string) =>
  queryOptions({
    queryKey: filtersKey(search),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<ReadFilters> => (await filterCode()).readFilters(new URLSearchParams(search)),
    placeholderData: keepPreviousData,
  });

const untouched: ReadFilters = { filters: allServices, adjusted: [] };

interface Draft {
  changes: Partial<CatalogueFilters>;
  /** The address they lead to, as soon as it is known. */
  to?: string;
}

/** The filters of the address bar, and how to change them: a switch answers at once, the address follows. */
export function useFilters() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data = untouched, isPlaceholderData } = useQuery(filtersQuery(query.toString()));
  const [draft, setDraft] = useState<Draft>();
  if (draft?.to === query.toString() && !isPlaceholderData) setDraft(undefined);
  /** Where the last change leads while it is on its way: the next one builds on it, not on what still shows. */
  const heading = useRef<string>(undefined);
  const change = async (changes: Partial<CatalogueFilters>) => {
    setDraft((earlier) => ({ changes: { ...earlier?.changes, ...changes } }));
    const { writeFilters } = await filterCode();
    const to = writeFilters(
      new URLSearchParams(heading.current ?? window.location.search),
      changes,
    ).toString();
    heading.current = to;
    setDraft((earlier) => earlier && { ...earlier, to });
    await navigate(`?${to}`, { replace: true, preventScrollReset: true });
    if (heading.current !== to) return;
    heading.current = undefined;
    // Whoever went elsewhere meanwhile has left the changes behind.
    if (new URLSearchParams(window.location.search).toString() !== to) setDraft(undefined);
  };
  const reset = async () => change((await import('./write-filters.ts')).noFilters);
  return { filters: { ...data.filters, ...draft?.changes }, adjusted: data.adjusted, change, reset };
}
