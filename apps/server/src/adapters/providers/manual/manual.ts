import { randomUUID } from 'node:crypto';
import type { ProviderAdapter } from '../provider-adapter.ts';

/** A person delivers: orders count as placed at once, and only that person reports on them. */
export const manual: ProviderAdapter = {
  services: async () => ({ offers: [], rejected: [] }),
  place: async () => ({ outcome: 'placed', number: randomUUID() }),
  statuses: async () => new Map(),
  subscription: async () => ({ isOver: false, orders: [] }),
  cancel: async (numbers) => new Map(numbers.map((number) => [number, { taken: true }])),
  refill: async () => ({ taken: randomUUID() }),
  refillStatuses: async () => new Map(),
  balance: async () => ({ amount: '0', currency: 'USD' }),
};
