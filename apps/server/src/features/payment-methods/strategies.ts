import type { PaymentDeclaration } from '../../adapters/payments/declaration.ts';
import { paymentDeclarations } from '../../adapters/payments/registry.ts';
import { sandbox } from '../sandbox-payments/index.ts';

/** Every way of paying by its name in the database. */
export const strategies = new Map<string, PaymentDeclaration>(
  [...paymentDeclarations, sandbox].map((declaration) => [declaration.strategy, declaration]),
);
