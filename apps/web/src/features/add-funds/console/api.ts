import {
  type InvoiceReview,
  invoicePurposes,
  reviewReasons,
} from '@marquee/domain/payments/invoice-review.ts';
import { invoiceStatuses } from '@marquee/domain/payments/invoice-status.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { wholeNumber } from '../../../product/console/use-list-address.ts';

type Read = (name: string) => string | undefined;
type Services = Pick<AppServices, 'call'>;

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** The filters that stand in the address. What is no filter there is none. */
export function readInvoiceFilters(read: Read, review: InvoiceReview | undefined) {
  const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === read(name));
  const day = (name: string) => (calendarDay.test(read(name) ?? '') ? read(name) : undefined);
  return {
    search: read('search'),
    status: oneOf(invoiceStatuses, 'status'),
    purpose: oneOf(invoicePurposes, 'purpose'),
    method: wholeNumber(read('method') ?? null),
    customer: wholeNumber(read('customer') ?? null),
    from: day('from'),
    to: day('to'),
    review,
  };
}
export type InvoiceFilters = ReturnType<typeof readInvoiceFilters>;

export const invoicesQuery = ({ call }: Services, filters: InvoiceFilters & { after: number | undefined }) =>
  queryOptions({
    queryKey: consoleKeys.invoiceList(filters),
    queryFn: ({ signal }) => call('reviewInvoices', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });

export const invoiceQuery = ({ call }: Services, id: number) =>
  queryOptions({
    queryKey: consoleKeys.invoice(id),
    queryFn: async ({ signal }) => (await call('getReviewedInvoice', { params: { id } }, { signal })).data,
    refetchInterval: 15_000,
  });

export const invoiceMethodsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: consoleKeys.invoiceMethods,
    queryFn: async ({ signal }) => (await call('listInvoiceMethods', {}, { signal })).data,
    staleTime: 300_000,
  });

const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

export const readDisputeState = (text: string | undefined): DisputeState =>
  disputeStates.find((state) => state === text) ?? 'open';

export const disputesQuery = (
  { call }: Services,
  filters: { state: DisputeState; search: string | undefined; after: number | undefined },
) =>
  queryOptions({
    queryKey: consoleKeys.disputeList(filters),
    queryFn: ({ signal }) => call('reviewDisputes', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });

/** Refreshed after every decision about a payment. */
export const decidedKeys = [consoleKeys.invoices, consoleKeys.disputes, consoleKeys.queues] as const;

/** The database keeps reasons as text; one that is not known is no reason to fail. */
export const knownReason = (reason: string | null) => reviewReasons.find((known) => known === reason);
