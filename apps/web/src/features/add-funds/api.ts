import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { invoiceKeys, moneyKeys, paymentMethodKeys } from '../../product/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

export interface QuoteRequest {
  amount: string;
  payment_method_id: number;
  coupon_code: string | null;
}

export const methodsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: paymentMethodKeys.addFunds,
    queryFn: async ({ signal }) => (await call('listPaymentMethods', {}, { signal })).data,
  });

export const quoteQuery = ({ call }: Services, request: QuoteRequest) =>
  queryOptions({
    queryKey: invoiceKeys.quote(request),
    queryFn: async ({ signal }) => (await call('quoteInvoice', { body: request }, { signal })).data,
    enabled: request.amount !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });

export const recentInvoicesQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: invoiceKeys.recent,
    queryFn: async ({ signal }) => (await call('listInvoices', { query: { per_page: 5 } }, { signal })).data,
  });

export const invoiceQuery = ({ call }: Services, invoiceId: string) =>
  queryOptions({
    queryKey: invoiceKeys.one(invoiceId),
    queryFn: async ({ signal }) => (await call('getInvoice', { params: { invoiceId } }, { signal })).data,
  });

export const receiptQuery = ({ call }: Services, invoiceId: string) =>
  queryOptions({
    queryKey: invoiceKeys.receipt(invoiceId),
    queryFn: async ({ signal }) => (await call('getReceipt', { params: { invoiceId } }, { signal })).data,
  });

/** A payment changes the balance and every list of money. */
export const paymentChangedKeys = [invoiceKeys.all, ...moneyKeys] as const;
