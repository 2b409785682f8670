import { z } from 'zod';
import { declareGateway, host, secret } from '../declaration.ts';

export const paypal = declareGateway({
  strategy: 'paypal',
  capabilities: { flow: 'redirect', refund: 'part', disputes: true },
  // PayPal does not support rubles.
  currencies: ['USD'],
  icon: 'paypal',
  label: 'paypal',
  config: z.object({
    /** Defaults to the live API; `https://api-m.sandbox.paypal.com` is the sandbox. */
    host: host().optional(),
    client_id: z.string().min(1).max(200),
    clientSecret: secret(),
    /** The webhook's id from PayPal's dashboard, needed to verify its deliveries. */
    webhook_id: z.string().regex(/^[A-Za-z0-9]{1,50}$/),
  }),
  open: async ({ host: base = 'https://api-m.paypal.com', ...config }, { fetch, clock }) => {
    const { paypalGateway } = await import('./paypal-gateway.ts');
    const { client_id: clientId, clientSecret, webhook_id: webhookId } = config;
    return paypalGateway({ host: base, clientId, clientSecret, webhookId }, fetch, clock);
  },
});
