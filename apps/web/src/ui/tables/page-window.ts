export type PageStep = number | 'gap';

/** First, last and the neighbours of the current page; a gap never hides a single page. */
export function pageWindow(page: number, pageCount: number): PageStep[] {
  const shown = new Set([1, pageCount, page - 1, page, page + 1]);
  if (page <= 4) for (let near = 2; near <= 5; near++) shown.add(near);
  if (page >= pageCount - 3) for (let near = pageCount - 4; near < pageCount; near++) shown.add(near);
  const pages = [...shown].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((each, index): PageStep[] => {
    const skipped = each - (pages[index - 1] ?? each - 1) - 1;
    if (skipped === 0) return [each];
    return [skipped === 1 ? each - 1 : 'gap', each];
  });
}
