import type { StrategyView } from '@marquee/contract/console/payment-methods.ts';
import type { z } from 'zod';
import {
  capabilitiesOf,
  type PaymentDeclaration,
  secretFields,
} from '../../adapters/payments/declaration.ts';
import type { Context } from '../../platform/context.ts';
import { strategies } from './strategies.ts';

/** Every type of payment method, with the fields that its declaration asks for. */
export function strategyViews(ctx: Pick<Context, 'environment'>): StrategyView[] {
  return [...strategies.values()].map((declaration) => strategyView(ctx, declaration));
}

function strategyView(ctx: Pick<Context, 'environment'>, declaration: PaymentDeclaration): StrategyView {
  const { flow, recurring } = capabilitiesOf(declaration);
  const isAvailable = declaration.isAvailable?.(ctx) !== false;
  const secrets = secretFields(declaration);
  return {
    strategy: declaration.strategy,
    label: declaration.label,
    icon: declaration.icon,
    flow,
    currencies: [...declaration.currencies],
    recurring,
    is_available: isAvailable,
    can_test: isAvailable && flow === 'redirect' && declaration.open !== undefined,
    fields: Object.entries(declaration.config.shape).map(([name, field]) => ({
      name,
      is_secret: secrets.includes(name),
      is_required: !field.safeParse(undefined).success,
      is_url: takesUrls(field),
    })),
  };
}

/** Only an address passes here. */
function takesUrls(field: z.ZodType): boolean {
  return field.safeParse('https://gateway.example').success && !field.safeParse('x').success;
}
