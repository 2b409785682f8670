import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { catalogueSearch } from '../../../product/catalogue/catalogue-search.ts';
import { filtersKey } from '../../../product/catalogue/query-keys.ts';
import { filterCode } from './filter-code.ts';
import { allServices, type CatalogueFilters, type ReadFilters } from './filters.ts';

/** The filters of an address, kept with the page's data. */
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
  /** The address of the draft, once it is known. */
  to?: string;
}

/** Changes of some filters; a function gets them as they are, though the page may not have drawn that yet. */
export type FilterChange =
  | Partial<CatalogueFilters>
  | ((latest: CatalogueFilters) => Partial<CatalogueFilters>);

/** The filters of the address and how to change them. A change shows at once; the address follows. */
export function useFilters() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data = untouched, isPlaceholderData } = useQuery(filtersQuery(catalogueSearch(query)));
  const [draft, setDraft] = useState<Draft>();
  /** The draft that the next change builds on: two changes may come before the page is drawn again. */
  const latestDraft = useRef<Draft>(undefined);
  const updateDraft = (next: (earlier: Draft | undefined) => Draft | undefined) => {
    latestDraft.current = next(latestDraft.current);
    setDraft(latestDraft.current);
  };
  const isArrived = draft?.to === query.toString() && !isPlaceholderData;
  // Not while rendering: React may leave that render, and the next change would build on a draft without this one.
  useEffect(() => {
    if (!isArrived || latestDraft.current !== draft) return;
    latestDraft.current = undefined;
    setDraft(undefined);
  }, [isArrived, draft]);
  /** Address of the last change while it is still loading; the next change builds on it. */
  const pendingSearch = useRef<string>(undefined);
  const change = async (asked: FilterChange) => {
    const latest = { ...data.filters, ...latestDraft.current?.changes };
    const changes = typeof asked === 'function' ? asked(latest) : asked;
    updateDraft((earlier) => ({ changes: { ...earlier?.changes, ...changes } }));
    const { writeFilters } = await filterCode();
    const to = writeFilters(
      new URLSearchParams(pendingSearch.current ?? window.location.search),
      // All that are under way: whichever of two changes gets here last must not take the other one back.
      latestDraft.current?.changes ?? changes,
    ).toString();
    pendingSearch.current = to;
    updateDraft((earlier) => earlier && { ...earlier, to });
    await navigate(`?${to}`, { replace: true, preventScrollReset: true });
    if (pendingSearch.current !== to) return;
    pendingSearch.current = undefined;
    // If the visitor navigated elsewhere meanwhile, the draft is dropped.
    if (new URLSearchParams(window.location.search).toString() !== to) updateDraft(() => undefined);
  };
  const reset = async () => change((await import('./write-filters.ts')).noFilters);
  return { filters: { ...data.filters, ...draft?.changes }, adjusted: data.adjusted, change, reset };
}
