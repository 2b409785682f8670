import type { ChargeCurrency } from '@marquee/domain/payments/charge-amount.ts';
import type { PaymentCapabilities } from '@marquee/domain/payments/payment-capabilities.ts';
import type { EnglishPhrases } from '@marquee/i18n/generated/phrases.ts';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import type { PaymentGateway } from './gateway.ts';

/** Anything not declared is not allowed: see `undeclared` below. */
type Declared = Pick<PaymentCapabilities, 'flow'> & Partial<PaymentCapabilities>;

/** The name of a payment method type, one of the values that the database allows. */
export type PaymentStrategy = Selectable<DB['payment_method']>['strategy'];

/** Everything the rest of the server knows about a type of payment method. */
export interface PaymentDeclaration {
  strategy: PaymentStrategy;
  capabilities: Declared;
  /** Currencies in which a payer can be charged. */
  currencies: readonly ChargeCurrency[];
  /** Shown unless the operator has chosen another. */
  icon: string;
  /** Key of its name below `payments.strategies` in the phrases. */
  label: keyof EnglishPhrases['payments']['strategies'];
  /** The operator's configuration; fields made with `secret()` are encrypted and never returned. */
  config: z.ZodObject;
  /** Absent: available wherever it is configured. */
  isAvailable?(ctx: Pick<Context, 'environment'>): boolean;
  /** Absent: it has no gateway. Returns undefined: its configuration is incomplete. */
  open?(config: unknown, ctx: Context, methodId: bigint): Promise<PaymentGateway | undefined>;
}

interface GatewayParts<Config extends z.ZodObject> extends Omit<PaymentDeclaration, 'config' | 'open'> {
  config: Config;
  /** Imports its library here, so that only panels that use it load it. */
  open(config: z.output<Config>, ctx: Context, methodId: bigint): Promise<PaymentGateway>;
}

/** Declares an external gateway; it is opened only with a configuration that passes its schema. */
export function declareGateway<Config extends z.ZodObject>(parts: GatewayParts<Config>): PaymentDeclaration {
  return {
    ...parts,
    open: async (config, ctx, methodId) => {
      const parsed = parts.config.safeParse(config);
      return parsed.success ? parts.open(parsed.data, ctx, methodId) : undefined;
    },
  };
}

const undeclared: PaymentCapabilities = {
  flow: 'redirect',
  acceptsRestricted: false,
  recurring: false,
  refund: 'none',
  disputes: true,
};

/** The most restrictive rules, for types that nobody declares. */
export function capabilitiesOf(declaration: PaymentDeclaration | undefined): PaymentCapabilities {
  return { ...undeclared, ...declaration?.capabilities };
}

/** A field that is encrypted in the database and never shown. Chaining onto it would lose the mark. */
export function secret(): z.ZodString {
  return z.string().min(1).max(500).meta({ secret: true });
}

/** A gateway's base URL, without a trailing slash. */
export function host() {
  return z
    .url({ protocol: /^https?$/ })
    .max(300)
    .transform((address) => address.replace(/\/+$/, ''));
}

export function secretFields({ config }: Pick<PaymentDeclaration, 'config'>): string[] {
  return Object.entries(config.shape).flatMap(([name, field]) =>
    z.globalRegistry.get(field)?.secret === true ? [name] : [],
  );
}
