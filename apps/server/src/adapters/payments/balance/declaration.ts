import { z } from 'zod';
import type { PaymentDeclaration } from '../declaration.ts';

/** The customer's wallets. They may have been topped up by card, so they cannot pay for restricted services. */
export const balance: PaymentDeclaration = {
  strategy: 'balance',
  capabilities: { flow: 'balance', disputes: false },
  currencies: ['USD'],
  icon: 'wallet',
  label: 'balance',
  config: z.object({}),
};
