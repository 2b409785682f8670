import type { ClosingBlocker } from '@marquee/contract/account/account-data.ts';
import type { CsvCell } from '../../platform/csv-stream.ts';
import { event } from '../../platform/events/events.ts';

export type DataRow = Record<string, CsvCell>;
export type DataKinds = Map<string, () => AsyncIterable<DataRow> | Iterable<DataRow>>;

/** Somebody wants to leave: whoever knows of something unfinished adds it. Asked before, and again when it counts. */
export const accountClosing = event<{ accountId: bigint; blockers: ClosingBlocker[] }>('account-closing');

/**
 * An account is being closed, in this transaction: forget who it was, keep what the books need. `email` is
 * the address it had proven.
 */
export const accountClosed = event<{ accountId: bigint; email: string | null }>('account-closed');

/** Somebody wants a copy of what is kept about them: add it by kind, to be read when its turn comes. */
export const personalDataRequested = event<{ accountId: bigint; kinds: DataKinds }>('data-asked');
