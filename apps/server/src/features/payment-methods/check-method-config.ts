import type { ChargeCurrency } from '@marquee/domain/payments/charge-amount.ts';
import { z } from 'zod';
import {
  type PaymentDeclaration,
  type PaymentStrategy,
  secretFields,
} from '../../adapters/payments/declaration.ts';
import { refuse } from '../../platform/errors.ts';
import { fieldErrors } from '../../platform/http/calls/field-errors.ts';
import type { MethodSecrets } from './gateway-for.ts';
import { strategies } from './strategies.ts';

interface MethodConfig {
  strategy: string;
  chargeCurrency: ChargeCurrency;
  gateway: object;
  secrets: MethodSecrets;
}

interface CheckedConfig {
  strategy: PaymentStrategy;
  gateway: object;
  secrets: MethodSecrets;
}

/**
 * Validates an operator's input with the gateway's own schema. A secret among the open fields is refused like
 * any unknown field: it would be stored in plain text.
 */
export function checkMethodConfig(input: MethodConfig): CheckedConfig {
  const declaration = strategies.get(input.strategy) ?? refuseChoice('strategy', [...strategies.keys()]);
  if (!declaration.currencies.includes(input.chargeCurrency))
    return refuseChoice('charge_currency', declaration.currencies);
  const { gateway, secrets } = input;
  const parsed = splitSchema(declaration).safeParse({ gateway, secrets });
  if (parsed.success) return { strategy: declaration.strategy, ...parsed.data };
  return refuse('invalid_input', { fields: fieldErrors(parsed.error, { gateway, secrets }) });
}

function splitSchema({ config }: PaymentDeclaration) {
  const secretNames = secretFields({ config });
  const part = (isSecret: boolean) =>
    z.strictObject(
      Object.fromEntries(
        Object.entries(config.shape).filter(([name]) => secretNames.includes(name) === isSecret),
      ),
    );
  return z.object({ gateway: part(false), secrets: part(true).pipe(z.record(z.string(), z.string())) });
}

function refuseChoice(field: string, options: readonly string[]): never {
  return refuse('invalid_input', {
    fields: [{ field, code: 'not_one_of', values: { options: options.join(', ') } }],
  });
}
