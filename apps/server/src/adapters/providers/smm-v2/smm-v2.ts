import { z } from 'zod';
import { refuse } from '../../../platform/errors.ts';
import type { ProviderAdapter } from '../provider-adapter.ts';
import { type Ask, askIntact, askOrThrow } from './ask.ts';
import { place } from './place.ts';
import { readCancels, readRefill, readRefillStatuses } from './read-requests.ts';
import { readServices } from './read-services.ts';
import { readStatuses, readSubscription } from './read-statuses.ts';
import { shortText, textValue } from './response-values.ts';

const balanceSchema = z.object({ balance: textValue, currency: shortText(10).nullish() });

/** Another SMM panel, through the reseller API v2 that all of them offer; `ask` sends the calls. */
export function smmV2(ask: Ask): ProviderAdapter {
  return {
    services: () => askOrThrow(ask, { action: 'services' }, readServices),
    place: (order) => place(ask, order),
    statuses: (numbers) =>
      numbers.length === 1
        ? askOrThrow(ask, { action: 'status', order: numbers.join() }, (answer) =>
            readStatuses(answer, numbers),
          )
        : askOrThrow(ask, { action: 'status', orders: numbers.join(',') }, (answer) =>
            readStatuses(answer, numbers),
          ),
    subscription: (number) => askOrThrow(ask, { action: 'status', order: number }, readSubscription),
    cancel: (numbers) =>
      askOrThrow(ask, { action: 'cancel', orders: numbers.join(',') }, (answer) =>
        readCancels(answer, numbers),
      ),
    refill: async (number) => readRefill(await askIntact(ask, { action: 'refill', order: number })),
    refillStatuses: (refills) =>
      askOrThrow(
        ask,
        {
          action: 'refill_status',
          ...(refills.length === 1 ? { refill: refills.join() } : { refills: refills.join(',') }),
        },
        (answer) => readRefillStatuses(answer, refills),
      ),
    balance: () =>
      askOrThrow(ask, { action: 'balance' }, (answer) => {
        const read = balanceSchema.safeParse(answer);
        if (!read.success || read.data.balance === undefined) return refuse('upstream_failed');
        const currency = read.data.currency?.toUpperCase();
        return { amount: read.data.balance.slice(0, 40), currency: currency || undefined };
      }),
  };
}
