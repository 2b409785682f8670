import type { ErrorCode } from '@marquee/contract/error-codes.ts';
import { Refusal } from '../errors.ts';

export type FetchFailureReason =
  | 'bad_url'
  | 'unsafe_address'
  | 'unreachable'
  | 'timeout'
  | 'redirect'
  | 'too_large'
  | 'bad_encoding'
  | 'broken'
  /** Nothing that must not happen twice leaves after a restore. */
  | 'held';

/**
 * Why a guarded fetch has no answer. `sent: false` guarantees that no byte of the request was sent, so it
 * can be repeated; `sent: true` means that the other side may have acted on it.
 */
export class FetchFailure extends Refusal {
  readonly reason: FetchFailureReason;
  readonly sent: boolean;

  constructor(reason: FetchFailureReason, sent: boolean, cause?: unknown) {
    super(refusalCode(reason), { cause });
    this.name = 'FetchFailure';
    this.reason = reason;
    this.sent = sent;
  }
}

/** A name inside our network is told like one that leads nowhere; only `reason`, for us, knows more. */
function refusalCode(reason: FetchFailureReason): ErrorCode {
  if (reason === 'held') return 'outgoing_held';
  return reason === 'bad_url' ? 'unsafe_address' : 'upstream_failed';
}
