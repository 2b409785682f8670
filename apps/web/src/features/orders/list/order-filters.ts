import { formatDate } from '@marquee/domain/format/date.ts';
import type { OrderStatus } from '@marquee/domain/orders/status.ts';

/** In the order of the chips, most used first. The type keeps it in line with the contract. */
const statusNames: Record<OrderStatus, true> = {
  in_processing: true,
  in_moderation: true,
  completed: true,
  unpaid: true,
  error: true,
  stopped: true,
  canceled: true,
};
export const shownStatuses = Object.keys(statusNames) as OrderStatus[];

export const sortColumns = [
  'id',
  'status',
  'service',
  'name',
  'created_at',
  'completed_at',
  'price',
  'cost',
  'url',
  'quantity',
  'start_quantity',
  'current_quantity',
] as const;
export type SortColumn = (typeof sortColumns)[number];

export const pageSizes = [10, 25, 50, 100] as const;

/** The filters in the address. */
export interface OrderFilters {
  statuses: readonly OrderStatus[];
  networkId: string | undefined;
  feedId: string | undefined;
  from: string | undefined;
  to: string | undefined;
  search: string | undefined;
  sort: SortColumn;
  direction: 'asc' | 'desc';
  page: number;
  perPage: number;
}

/** Invalid parameters are ignored. */
export function readOrderFilters(query: URLSearchParams): OrderFilters {
  const listed = (query.get('status') ?? '').split(',');
  return {
    statuses: shownStatuses.filter((status) => listed.includes(status)),
    networkId: number(query.get('network')),
    feedId: number(query.get('drip_feed')),
    from: day(query.get('from')),
    to: day(query.get('to')),
    search: query.get('search')?.trim().slice(0, 100) || undefined,
    sort: sortColumns.find((column) => column === query.get('sort')) ?? 'id',
    direction: query.get('direction') === 'asc' ? 'asc' : 'desc',
    page: Math.min(Number(number(query.get('page')) ?? 1), 100_000),
    perPage: pageSizes.find((size) => String(size) === query.get('per_page')) ?? pageSizes[0],
  };
}

export function isFiltered({ statuses, networkId, feedId, from, to, search }: OrderFilters): boolean {
  return statuses.length > 0 || Boolean(networkId || feedId || from || to || search);
}

function number(text: string | null): string | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? text : undefined;
}

function day(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) || formatDate(moment) !== text ? undefined : text;
}
