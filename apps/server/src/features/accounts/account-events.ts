import type { ClosingBlocker } from '@marquee/contract/account/account-data.ts';
import type { Context } from '../../platform/context.ts';
import type { CsvCell } from '../../platform/csv-stream.ts';
import { event, type Listener, on } from '../../platform/events/events.ts';

export type DataRow = Record<string, CsvCell>;
export type DataKinds = Map<string, () => AsyncIterable<DataRow> | Iterable<DataRow>>;

/** Listeners add what keeps the account from being closed. Emitted for the preview and again when it is closed. */
export const accountClosing = event<{ accountId: bigint; blockers: ClosingBlocker[] }>('account-closing');

/**
 * The account is being closed in this transaction: listeners delete personal data and keep what the books
 * need. `email` is its verified address.
 */
export const accountClosed = event<{ accountId: bigint; email: string | null }>('account-closed');

export interface EmailProof {
  accountId: bigint;
  /** Keys, factors, webhooks, cards and the like made since then are void; undefined: none are. */
  madeSince: Date | undefined;
  /** Nothing on the account was made by its owner, who proves the address for the first time. */
  madeByStranger: boolean;
  /** The prover also holds the account's session or password. */
  holdsAccount: boolean;
  /** The prover's own session, which stays open. */
  keptSession: string | undefined;
}

/** The owner of a mailbox has proven the account's address: listeners void what somebody else may have made. */
export const emailProven = event<EmailProof>('email-proven');

/** For what only its author should see: it goes when the account turns out to belong to somebody else. */
export function onStrangerLeft(forget: (tx: Context, proof: EmailProof) => Promise<void>): Listener {
  return on(emailProven, async (tx, proof) => {
    if (proof.madeByStranger) await forget(tx, proof);
  });
}

/**
 * The owner of an address takes over checkouts that were paid as a guest. Listeners move what belongs to them from
 * the guest's account to the owner's; invoices and orders are locked, the money has been moved.
 */
export const guestOrdersTaken = event<GuestOrdersTaken>('guest-orders-taken');

export interface GuestOrdersTaken {
  guestId: bigint;
  ownerId: bigint;
  /** The order groups. */
  groupIds: readonly bigint[];
}

/** A data export: listeners add a lazy reader for each kind of data they keep about the account. */
export const personalDataRequested = event<{ accountId: bigint; kinds: DataKinds }>('data-asked');
