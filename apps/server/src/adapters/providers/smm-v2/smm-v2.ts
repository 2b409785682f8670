import { z } from 'zod';
import { refuse } from '../../../platform/errors.ts';
import type { ProviderAdapter } from '../provider-adapter.ts';
import { ask, askAgainable, type ProviderAccess } from './ask.ts';
import { place } from './place.ts';
import { readCancels, readRefill, readRefillStatuses } from './read-requests.ts';
import { readServices } from './read-services.ts';
import { readStatuses } from './read-statuses.ts';
import { wireText, wireWord } from './wire-values.ts';

const wireBalance = z.object({ balance: wireText, currency: wireWord(10).optional() });

/** A panel of the trade, over the reseller API that all of them speak. */
export function smmV2(access: ProviderAccess): ProviderAdapter {
  return {
    services: () => askAgainable(access, { action: 'services' }, readServices),
    place: (order) => place(access, order),
    statuses: (numbers) =>
      numbers.length === 1
        ? askAgainable(access, { action: 'status', order: numbers.join() }, (answer) =>
            readStatuses(answer, numbers),
          )
        : askAgainable(access, { action: 'status', orders: numbers.join(',') }, (answer) =>
            readStatuses(answer, numbers),
          ),
    cancel: (numbers) =>
      askAgainable(access, { action: 'cancel', orders: numbers.join(',') }, (answer) =>
        readCancels(answer, numbers),
      ),
    refill: async (number) => readRefill((await ask(access, { action: 'refill', order: number })).answer),
    refillStatuses: (refills) =>
      askAgainable(
        access,
        {
          action: 'refill_status',
          ...(refills.length === 1 ? { refill: refills.join() } : { refills: refills.join(',') }),
        },
        (answer) => readRefillStatuses(answer, refills),
      ),
    balance: () =>
      askAgainable(access, { action: 'balance' }, (answer) => {
        const read = wireBalance.safeParse(answer);
        if (!read.success || read.data.balance === undefined) return refuse('upstream_failed');
        return { amount: read.data.balance.slice(0, 40), currency: read.data.currency ?? 'USD' };
      }),
  };
}
