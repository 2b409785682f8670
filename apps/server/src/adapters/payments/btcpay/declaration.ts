import { z } from 'zod';
import { declareGateway, host, secret } from '../declaration.ts';

export const btcpay = declareGateway({
  strategy: 'crypto',
  capabilities: { flow: 'redirect', acceptsRestricted: true, refund: 'part', disputes: false },
  currencies: ['USD', 'RUB'],
  icon: 'bitcoin',
  label: 'crypto',
  config: z.object({
    /** The address of the store's server. */
    host: host(),
    store_id: z.string().min(1).max(200),
    /** The token of a BTCPay user. */
    apiKey: secret(),
    webhookSecret: secret(),
  }),
  open: async ({ store_id: storeId, ...account }, { fetch }) => {
    const { btcpayGateway } = await import('./btcpay-gateway.ts');
    return btcpayGateway({ ...account, storeId }, fetch);
  },
});
