import { z } from 'zod';
import { declareGateway } from '../../adapters/payments/declaration.ts';
import { sandboxGateway } from './sandbox-gateway.ts';

/** The built-in gateway; when it is switched off, its methods are neither offered nor opened. */
export const sandbox = declareGateway({
  strategy: 'sandbox',
  capabilities: {
    flow: 'redirect',
    acceptsRestricted: true,
    recurring: true,
    refund: 'part',
    disputes: true,
  },
  currencies: ['USD', 'RUB'],
  icon: 'card',
  label: 'sandbox',
  config: z.object({}),
  isAvailable: ({ environment }) => environment.sandboxPayments,
  open: async (_config, ctx, methodId) => sandboxGateway(ctx, methodId),
});
