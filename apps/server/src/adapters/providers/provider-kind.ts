import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import type { ProviderAdapter } from './provider-adapter.ts';

/** What can be asked of a kind of provider. */
export interface ProviderCapabilities {
  /** Orders are sent to it. */
  takesOrders: boolean;
  /** It can be asked how its orders and refills stand; otherwise somebody says so. */
  isPolled: boolean;
  /** It has a list of services and a balance of its own. */
  listsServices: boolean;
  canCancel: boolean;
  canRefill: boolean;
  /** It knows each order by our name for it: sent again, it is placed once. */
  placesOnce: boolean;
  /** It delivers as fast as the demo is set to, and is asked as often. */
  isSimulated: boolean;
}

/** How one of them is reached. */
export interface ProviderAccount {
  id: bigint;
  url: string | null;
  key: string | null;
  /** Of a panel above on this installation: who pays there. */
  parentAccountId: bigint | null;
}

/** Out of the closed list in the database. */
export type ProviderKindName = Selectable<DB['provider']>['adapter'];

/** A kind of provider. What it does not declare is not asked of it. */
export interface ProviderKind {
  kind: ProviderKindName;
  capabilities: Partial<ProviderCapabilities>;
  /** Undefined: what it needs to be reached was not filled in. */
  open(ctx: Context, account: ProviderAccount): ProviderAdapter | undefined;
}
