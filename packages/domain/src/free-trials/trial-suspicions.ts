import { isDisposableMail } from './disposable-mail.ts';
import type { TrialStart, TrialSuspicion } from './free-trial.ts';

/** What other accounts of the panel share with the one that asks. */
export interface TrialSignals {
  email: string | null;
  /** Other accounts that lately asked for a trial from the same device, address or network. */
  sameDevice: number;
  sameAddress: number;
  sameNetwork: number;
  /** Other accounts that have linked a card like one of the caller's. */
  sameCard: number;
  /** Other accounts that got a trial of this quest for the same link. */
  sameLink: number;
  /** The caller's own requests of the last day, over all quests. */
  ownToday: number;
}

/** A household shares an address and an office a network: a few are no reason to wait. */
const networkLimit = 3;
const ownLimit = 5;

export function trialSuspicionsOf(signals: TrialSignals): TrialSuspicion[] {
  const found: [boolean, TrialSuspicion][] = [
    [signals.sameDevice > 0, 'same_device'],
    [signals.sameAddress > 0, 'same_address'],
    [signals.sameNetwork >= networkLimit, 'same_network'],
    [signals.sameCard > 0, 'same_card'],
    [signals.sameLink > 0, 'same_link'],
    [signals.email === null || isDisposableMail(signals.email), 'disposable_mail'],
    [signals.ownToday >= ownLimit, 'many_requests'],
  ];
  return found.flatMap(([is, reason]) => (is ? reason : []));
}

/** A proof has to be looked at; without one only what looks like farming waits. */
export function trialStart({
  hasProof,
  suspicions,
}: {
  hasProof: boolean;
  suspicions: readonly TrialSuspicion[];
}): TrialStart {
  return hasProof || suspicions.length > 0 ? 'in_moderation' : 'in_processing';
}
