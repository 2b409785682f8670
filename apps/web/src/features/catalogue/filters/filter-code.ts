/** Reading and writing filters is not needed to show the first page: what it was asked is part of its data. */
export async function filterCode() {
  const [{ readFilters }, { writeFilters }, { serviceQuestion }] = await Promise.all([
    import('./read-filters.ts'),
    import('./write-filters.ts'),
    import('./service-question.ts'),
  ]);
  return { readFilters, writeFilters, serviceQuestion };
}
