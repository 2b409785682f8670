import type { DefiniteRefusal } from './provider-refusal.ts';

type Outcome =
  | { outcome: 'placed' }
  | { outcome: 'not_sent' }
  | { outcome: 'unknown' }
  | { outcome: 'refused'; matter: DefiniteRefusal };

interface Circumstances {
  /** Tries so far, this one included. */
  attempts: number;
  /** Whether another provider could still be asked. */
  hasOther: boolean;
}

export type PlacementStep =
  | { step: 'sent' }
  /** We cannot tell whether the provider has it: an operator decides how to go on. */
  | { step: 'unknown' }
  | { step: 'wait'; seconds: number; asksOther: boolean }
  /** The order itself cannot be delivered: it ends and is paid back. */
  | { step: 'cancel' }
  /** No provider would take it; the customer may try again or cancel. */
  | { step: 'fail' };

const maxAttempts = 8;

/** An order is sent again only when it certainly was not placed. */
export function decidePlacement(result: Outcome, { attempts, hasOther }: Circumstances): PlacementStep {
  if (result.outcome === 'placed') return { step: 'sent' };
  if (result.outcome === 'unknown') return { step: 'unknown' };
  const canRetry = attempts < maxAttempts;
  if (result.outcome === 'not_sent' || result.matter === 'retry_later' || result.matter === 'funds') {
    if (canRetry) return { step: 'wait', seconds: retryDelay(attempts), asksOther: false };
    return hasOther ? { step: 'wait', seconds: 0, asksOther: true } : { step: 'fail' };
  }
  if (hasOther) return { step: 'wait', seconds: 0, asksOther: true };
  return result.matter === 'customer' ? { step: 'cancel' } : { step: 'fail' };
}

const first = 15;
const longest = 3600;

/** Seconds to wait before the next try: doubled each time, up to an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(longest, first * 2 ** Math.min(Math.max(attempts, 1) - 1, 20));
}
