import { z } from 'zod';
import type { PaymentDeclaration } from '../declaration.ts';

/** The terms for cards that are kept already; the gateway that keeps a card charges it. */
export const linkedCard: PaymentDeclaration = {
  strategy: 'linkedCard',
  capabilities: { flow: 'linked_card', acceptsRestricted: true, recurring: true },
  currencies: ['USD', 'RUB'],
  icon: 'card',
  label: 'linkedCard',
  config: z.object({}),
};
