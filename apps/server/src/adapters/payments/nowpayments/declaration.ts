import { z } from 'zod';
import { declareGateway, host, secret } from '../declaration.ts';

export const nowpayments = declareGateway({
  strategy: 'nowpayments',
  capabilities: { flow: 'redirect', acceptsRestricted: true, refund: 'none', disputes: false },
  // Of the currencies it reckons prices in, the dollar is the one we charge.
  currencies: ['USD'],
  icon: 'bitcoin',
  label: 'nowpayments',
  config: z.object({
    /** The live one unless given; `https://api-sandbox.nowpayments.io` is for trying out. */
    host: host().optional(),
    apiKey: secret(),
    ipnSecret: secret(),
  }),
  open: async ({ host: base = 'https://api.nowpayments.io', ...keys }, { fetch }) => {
    const { nowpaymentsGateway } = await import('./nowpayments-gateway.ts');
    return nowpaymentsGateway({ host: base, ...keys }, fetch);
  },
});
