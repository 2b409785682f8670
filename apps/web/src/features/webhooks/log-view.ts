import { deliveryStates } from '@marquee/domain/webhooks/webhook.ts';
import type { AppServices } from '../../lib/app-services.ts';
import { deliveryQuery, type LogParams, logQuery } from './api.ts';

/** Page and filters of the log, from the address. */
export function readLogView(query: URLSearchParams) {
  const page = query.get('page') ?? '';
  const question: LogParams = {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    state: deliveryStates.find((state) => state === query.get('state')),
  };
  const call = /^[1-9]\d{0,15}$/.test(query.get('call') ?? '') ? (query.get('call') ?? '') : '';
  return {
    question,
    call,
    load: async (services: AppServices) => {
      await services.queryClient.ensureQueryData(logQuery(services, question));
      if (call !== '') await services.queryClient.prefetchQuery(deliveryQuery(services, call));
    },
  };
}
