import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import type { ProviderAdapter, ProviderExchange } from './provider-adapter.ts';

/** What a kind of provider can do. */
export interface ProviderCapabilities {
  /** Orders are sent to it. */
  takesOrders: boolean;
  /** It reports the status of orders and refills; otherwise an operator enters it. */
  isPolled: boolean;
  /** It has a service list and a balance. */
  listsServices: boolean;
  canCancel: boolean;
  canRefill: boolean;
  /** It is idempotent by our reference: an order sent twice is placed once. */
  placesOnce: boolean;
  /** It lives in this database: claiming, placing, charging and recording are one transaction. */
  placesInTransaction: boolean;
  /** It says when one of our orders or refills changes; polling is only a safety net. */
  announcesChanges: boolean;
  /** It delivers at the demo's speed and is polled accordingly. */
  isSimulated: boolean;
}

/** How to reach one provider. */
export interface ProviderAccount {
  id: bigint;
  url: string | null;
  key: string | null;
  /** For a parent panel on this installation: the account that pays there. */
  parentAccountId: bigint | null;
  /** Hears every exchange over a protocol. */
  hear?: ((exchange: ProviderExchange) => void) | undefined;
}

/** One of the values that the database allows. */
export type ProviderKindName = Selectable<DB['provider']>['adapter'];

/** A kind of provider. Capabilities that it does not declare are not used. */
export interface ProviderKind {
  kind: ProviderKindName;
  capabilities: Partial<ProviderCapabilities>;
  /** Undefined when its access settings are incomplete. */
  open(ctx: Context, account: ProviderAccount): ProviderAdapter | undefined;
}
