import type { ChargeCurrency } from '@marquee/domain/payments/charge-amount.ts';
import type { PaymentCapabilities } from '@marquee/domain/payments/payment-capabilities.ts';
import type { EnglishPhrases } from '@marquee/i18n/phrases.ts';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import type { PaymentGateway } from './gateway.ts';

/** What is not declared is not allowed: see `undeclared` below. */
type Declared = Pick<PaymentCapabilities, 'flow'> & Partial<PaymentCapabilities>;

/** The name of a way of paying, out of the closed list in the database. */
export type PaymentStrategy = Selectable<DB['payment_method']>['strategy'];

/** Everything the rest of the house knows about a way of paying. */
export interface PaymentDeclaration {
  strategy: PaymentStrategy;
  capabilities: Declared;
  /** What a payer can be charged in. */
  currencies: readonly ChargeCurrency[];
  /** Shown where the operator chose none. */
  icon: string;
  /** Its name in twelve languages, below `payments.strategies`. */
  label: keyof EnglishPhrases['payments']['strategies'];
  /** What an operator fills in; fields made with `secret()` are sealed and never leave. */
  config: z.ZodObject;
  /** Absent: wherever it is set up. */
  isAvailable?(ctx: Pick<Context, 'environment'>): boolean;
  /** Absent: no machine is asked. Undefined: its configuration is not complete. */
  open?(config: unknown, ctx: Context, methodId: bigint): Promise<PaymentGateway | undefined>;
}

interface GatewayParts<Config extends z.ZodObject> extends Omit<PaymentDeclaration, 'config' | 'open'> {
  config: Config;
  /** Imports its library here, so that only panels that use it load it. */
  open(config: z.output<Config>, ctx: Context, methodId: bigint): Promise<PaymentGateway>;
}

/** A way of paying at somebody else's machine: it is opened only with a configuration that its own schema passes. */
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

/** Of what nobody declares, nothing good is assumed. */
export function capabilitiesOf(declaration: PaymentDeclaration | undefined): PaymentCapabilities {
  return { ...undeclared, ...declaration?.capabilities };
}

/** A field that is sealed in the database and shown to nobody. Nothing may be chained behind it: the mark would be lost. */
export function secret(): z.ZodString {
  return z.string().min(1).max(500).meta({ secret: true });
}

/** Where a gateway stands, without a slash at the end. */
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
