import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { formToken } from '../order-form-token.ts';
import { cardKeys, invoiceKeys, paymentMethodKeys, walletsKey } from '../query-keys.ts';

/** The ways to pay for orders, the balance among them. */
export const checkoutMethodsQuery = (services: Pick<AppServices, 'call' | 'queryClient'>) =>
  queryOptions({
    queryKey: paymentMethodKeys.checkout,
    queryFn: async ({ signal }) =>
      (await services.call('listCheckoutPaymentMethods', { query: formToken(services) }, { signal })).data,
  });

/** The linked cards that orders can be paid with. */
export const cardsQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: cardKeys.all,
    queryFn: async ({ signal }) => (await call('listLinkedCardsForOrders', {}, { signal })).data,
  });

export const walletsQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: walletsKey,
    queryFn: async ({ signal }) => (await call('getWallets', {}, { signal })).data,
  });

/** Also asks the gateway, so that the payer does not wait for a late webhook. */
export const checkedInvoiceQuery = ({ call }: Pick<AppServices, 'call'>, invoiceId: string) =>
  queryOptions({
    queryKey: invoiceKeys.checked(invoiceId),
    queryFn: async ({ signal }) => (await call('checkInvoice', { params: { invoiceId } }, { signal })).data,
  });
