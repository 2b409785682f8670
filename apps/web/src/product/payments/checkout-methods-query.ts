import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { formToken } from '../order-form-token.ts';
import { paymentMethodKeys } from '../query-keys.ts';

/** The ways to pay for orders, the balance among them. */
export const checkoutMethodsQuery = (services: Pick<AppServices, 'call' | 'queryClient'>) =>
  queryOptions({
    queryKey: paymentMethodKeys.checkout,
    queryFn: async ({ signal }) =>
      (await services.call('listCheckoutPaymentMethods', { query: formToken(services) }, { signal })).data,
  });
