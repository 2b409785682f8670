import type { ClosingBlocker } from '@marquee/contract/account/account-data.ts';
import type { CsvCell } from '../../platform/csv-stream.ts';
import { event } from '../../platform/events/events.ts';

export type DataRow = Record<string, CsvCell>;
export type DataKinds = Map<string, () => AsyncIterable<DataRow> | Iterable<DataRow>>;

/** Listeners add what keeps the account from being closed. Emitted for the preview and again when it is closed. */
export const accountClosing = event<{ accountId: bigint; blockers: ClosingBlocker[] }>('account-closing');

/**
 * The account is being closed in this transaction: listeners delete personal data and keep what the books
 * need. `email` is its verified address.
 */
export const accountClosed = event<{ accountId: bigint; email: string | null }>('account-closed');

/** A data export: listeners add a lazy reader for each kind of data they keep about the account. */
export const personalDataRequested = event<{ accountId: bigint; kinds: DataKinds }>('data-asked');
