import { chargeCurrencies } from '@marquee/domain/payments/charge-amount.ts';
import { z } from 'zod';
import { decimal } from './primitives.ts';

/** An amount in the currency that is charged, and the rubles per dollar that it was converted at. */
export const gatewayCharge = z.object({
  currency: z.enum(chargeCurrencies),
  amount: decimal,
  rate: decimal.nullable(),
});
export type GatewayCharge = z.output<typeof gatewayCharge>;
