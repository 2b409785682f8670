import { z } from 'zod';
import { declareGateway, host, secret } from '../declaration.ts';

export const nowpayments = declareGateway({
  strategy: 'nowpayments',
  capabilities: { flow: 'redirect', acceptsRestricted: true, refund: 'none', disputes: false },
  // Of its price currencies we charge in dollars only.
  currencies: ['USD'],
  icon: 'bitcoin',
  label: 'nowpayments',
  config: z.object({
    /** Defaults to the live API; `https://api-sandbox.nowpayments.io` is the sandbox. */
    host: host().optional(),
    apiKey: secret(),
    ipnSecret: secret(),
  }),
  open: async ({ host: base = 'https://api.nowpayments.io', ...keys }, { fetch }) => {
    const { nowpaymentsGateway } = await import('./nowpayments-gateway.ts');
    return nowpaymentsGateway({ host: base, ...keys }, fetch);
  },
});
