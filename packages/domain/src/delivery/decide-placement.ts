import type { ProviderRefusal } from './provider-refusal.ts';
import { retryDelay } from './retry-delay.ts';

type Outcome =
  | { outcome: 'placed' }
  | { outcome: 'not_sent' }
  | { outcome: 'unknown' }
  | { outcome: 'refused'; matter: ProviderRefusal };

interface Circumstances {
  /** Tries so far, this one included. */
  attempts: number;
  /** Whether another provider could still be asked. */
  hasOther: boolean;
}

export type PlacementStep =
  | { step: 'sent' }
  /** Nobody can tell whether it stands over there: only an operator goes on from here. */
  | { step: 'unknown' }
  | { step: 'wait'; seconds: number; asksOther: boolean }
  /** The order itself cannot be delivered: it ends and is paid back. */
  | { step: 'cancel' }
  /** No provider would take it; the customer may try again or cancel. */
  | { step: 'fail' };

const longestPatience = 8;

/** Only what surely was not placed is ever sent again. */
export function decidePlacement(result: Outcome, { attempts, hasOther }: Circumstances): PlacementStep {
  if (result.outcome === 'placed') return { step: 'sent' };
  if (result.outcome === 'unknown') return { step: 'unknown' };
  const isPatient = attempts < longestPatience;
  if (result.outcome === 'not_sent' || result.matter === 'retry_later') {
    if (isPatient) return { step: 'wait', seconds: retryDelay(attempts), asksOther: false };
    return hasOther ? { step: 'wait', seconds: 0, asksOther: true } : { step: 'fail' };
  }
  if (hasOther) return { step: 'wait', seconds: 0, asksOther: true };
  return result.matter === 'customer' ? { step: 'cancel' } : { step: 'fail' };
}
