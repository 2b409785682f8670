// Written by `npm run call-types` from the schemas beside this folder; a check holds it to them.
import type { ChargeCurrency } from '@marquee/domain/payments/charge-amount.ts';

export interface GatewayCharge {
  currency: ChargeCurrency;
  amount: string;
  rate: string | null;
}
