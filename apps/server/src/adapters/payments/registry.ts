import { balance } from './balance/declaration.ts';
import { btcpay } from './btcpay/declaration.ts';
import { message, qrCode } from './by-hand/declaration.ts';
import type { PaymentDeclaration } from './declaration.ts';
import { linkedCard } from './linked-card/declaration.ts';
import { nowpayments } from './nowpayments/declaration.ts';
import { paypal } from './paypal/declaration.ts';
import { stripe } from './stripe/declaration.ts';

/** Every type of payment method, one line each; the sandbox, which is a feature, is added where they are used. */
export const paymentDeclarations: readonly PaymentDeclaration[] = [
  balance,
  linkedCard,
  message,
  qrCode,
  stripe,
  btcpay,
  paypal,
  nowpayments,
];
