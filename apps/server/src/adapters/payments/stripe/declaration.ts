import { z } from 'zod';
import { declareGateway, host, secret } from '../declaration.ts';

export const stripe = declareGateway({
  strategy: 'stripe_checkout',
  capabilities: { flow: 'redirect', recurring: true, refund: 'part', disputes: true },
  currencies: ['USD', 'RUB'],
  icon: 'card',
  label: 'stripe_checkout',
  config: z.object({
    /** Defaults to Stripe's API; another address is for compatible servers. */
    host: host().optional(),
    apiKey: secret(),
    webhookSecret: secret(),
  }),
  open: async (config, { fetch }) => {
    const { stripeGateway } = await import('./stripe-gateway.ts');
    return stripeGateway(config, fetch);
  },
});
