import type { ServiceKind } from '@marquee/domain/delivery/service-kinds.ts';

/** A service as a provider offers it; nothing in it is trusted before it is checked. */
export interface OfferedService {
  /** The provider's own number, as text. */
  number: string;
  name: string;
  category: string;
  kind: ServiceKind;
  /** Per 1000, or per package, in the provider's currency and exactly as it was written. */
  rate: string;
  min: bigint;
  max: bigint;
  canRefill: boolean;
  canCancel: boolean;
  canDripFeed: boolean;
  description: string;
}

/** Why a row of a provider's list is not offered. */
export type RejectReason =
  | 'unreadable'
  | 'bad_number'
  | 'no_name'
  | 'unknown_type'
  | 'bad_rate'
  | 'zero_rate'
  | 'rate_too_high'
  | 'bad_limits'
  /** Its maximum is zero, as panels write what cannot be ordered now. */
  | 'not_for_sale'
  /** Its number stands in the list again; rows that differ are all rejected. */
  | 'duplicate';

export interface RejectedRow {
  /** Where it stands in the list, from 1. */
  row: number;
  /** The provider's number, empty where there is none. */
  number: string;
  reason: RejectReason;
}

/** Every row of the provider's list is in one of the two. */
export interface ServiceList {
  offers: OfferedService[];
  rejected: RejectedRow[];
}
