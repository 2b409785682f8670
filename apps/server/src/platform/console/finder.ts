import type { FoundKind } from '@marquee/domain/access/found-kinds.ts';
import type { Permission } from '@marquee/domain/access/permissions.ts';
import type { Context } from '../context.ts';

export interface FoundRow {
  id: bigint;
  title: string;
  detail: string;
}

/** What the console's search asks a feature for. */
export interface Finder {
  kind: FoundKind;
  permission: Permission;
  /** By what an operator has at hand: a number, an address, a link. At most ten rows, each by an index. */
  find(ctx: Context, text: string): Promise<readonly FoundRow[]>;
}

export const mostFound = 10;

/** `12` and `#12` mean a number. */
export function asNumber(text: string): bigint | undefined {
  return /^#?[1-9]\d{0,15}$/.test(text) ? BigInt(text.replace('#', '')) : undefined;
}
