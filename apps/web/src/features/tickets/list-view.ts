import type { ListView } from './api.ts';

export const statuses = ['open', 'answered', 'closed'] as const;

/** Invalid parameters are ignored. */
export function readListView(query: URLSearchParams): ListView {
  const page = query.get('page') ?? '';
  return {
    status: statuses.find((status) => status === query.get('status')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}
