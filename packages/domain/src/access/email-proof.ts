/** How the owner of a mailbox proved it: by the link of a registration, a reset, a change or its undoing. */
export type ProofReason = 'verification' | 'reset' | 'change' | 'undo';

interface Proof {
  reason: ProofReason;
  /** The account had no proven address before. */
  isFirst: boolean;
  /** The browser is signed in to the account, or its password was given with the link. */
  holdsAccount: boolean;
  /** When the address was changed that is being undone. */
  changedAt?: Date;
}

interface VoidedByProof {
  /** Keys, factors, webhooks and the like made since then are void; undefined: none are. */
  madeSince: Date | undefined;
  /** Nothing on the account was made by the person who proves the address now. */
  madeByStranger: boolean;
}

/** Whoever takes an account over prepares that: what is undone reaches this far back from the change. */
const daysBeforeChange = 7;

/**
 * Before the first proof anybody may have made what is on the account, so all of it goes. A later reset
 * keeps it: otherwise the mailbox alone would get around the second factor.
 */
export function voidedByProof({ reason, isFirst, holdsAccount, changedAt }: Proof): VoidedByProof {
  const madeByStranger = isFirst && !holdsAccount;
  if (isFirst) return { madeSince: new Date(0), madeByStranger };
  if (reason !== 'undo') return { madeSince: undefined, madeByStranger };
  const since = (changedAt?.getTime() ?? 0) - daysBeforeChange * 86_400_000;
  return { madeSince: new Date(Math.max(0, since)), madeByStranger };
}
