import { z } from 'zod';
import type { PaymentDeclaration } from '../declaration.ts';

/** Terms for stored cards; the gateway that stores a card charges it. */
export const linkedCard: PaymentDeclaration = {
  strategy: 'linkedCard',
  capabilities: { flow: 'linked_card', acceptsRestricted: true, recurring: true },
  currencies: ['USD', 'RUB'],
  icon: 'card',
  label: 'linkedCard',
  config: z.object({}),
};
