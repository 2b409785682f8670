import { z } from 'zod';
import type { PaymentDeclaration } from '../declaration.ts';

/** The customer's own wallets. What fills them may have come by a card, so it pays for nothing restricted. */
export const balance: PaymentDeclaration = {
  strategy: 'balance',
  capabilities: { flow: 'balance', disputes: false },
  currencies: ['USD'],
  icon: 'wallet',
  label: 'balance',
  config: z.object({}),
};
