import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';

export const methodsQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: consoleKeys.paymentMethods,
    queryFn: async ({ signal }) => (await call('managePaymentMethods', {}, { signal })).data,
  });
