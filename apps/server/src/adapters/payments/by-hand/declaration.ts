import { z } from 'zod';
import type { PaymentDeclaration } from '../declaration.ts';

/** An operator confirms by hand that the money has arrived. */
const byHand = { currencies: ['USD', 'RUB'], config: z.object({}) } as const;

export const message: PaymentDeclaration = {
  ...byHand,
  strategy: 'message',
  capabilities: { flow: 'message', acceptsRestricted: true, disputes: false },
  icon: 'bank',
  label: 'message',
};

export const qrCode: PaymentDeclaration = {
  ...byHand,
  strategy: 'qr_code',
  capabilities: { flow: 'qr_code', acceptsRestricted: true, disputes: false },
  icon: 'qr',
  label: 'qr_code',
};
