/** Loaded on demand: the first page has its filters in its data and needs neither reading nor writing. */
export async function filterCode() {
  const [{ readFilters }, { writeFilters }, { serviceListParams }] = await Promise.all([
    import('./read-filters.ts'),
    import('./write-filters.ts'),
    import('./service-list-params.ts'),
  ]);
  return { readFilters, writeFilters, serviceListParams };
}
