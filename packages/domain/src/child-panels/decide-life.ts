import type { ChildPanelStatus } from './child-panel.ts';

export interface LifeRules {
  /** From the end of the month until an unpaid panel closes, from there until it ends. */
  graceDays: number;
  frozenDays: number;
  /** For a domain's DNS records. */
  dnsDays: number;
}

export interface LifeState {
  status: ChildPanelStatus;
  createdAt: Date;
  paidUntil: Date | null;
  expiredAt: Date | null;
  frozenAt: Date | null;
  /** Closed by staff, who alone open it again: its time stands still. */
  isHeld: boolean;
  renews: boolean;
  /** The last notice before the end of this month. */
  noticed: EndNotice | null;
}

/** So many days before the end. */
export const endNotices = ['in-1-day', 'in-3-days', 'in-7-days'] as const;
type EndNotice = (typeof endNotices)[number];
const noticeDays: Record<EndNotice, number> = { 'in-1-day': 1, 'in-3-days': 3, 'in-7-days': 7 };

export type LifeStep =
  | { act: 'nothing' }
  | { act: 'notify'; notice: EndNotice }
  /** Try to take the next month from the balance; if there is too little, decide again. */
  | { act: 'charge' }
  | { act: 'expire' }
  | { act: 'freeze' }
  | { act: 'terminate'; isRefunded: boolean };

const day = 86_400_000;
const nothing: LifeStep = { act: 'nothing' };

/** What happens next to a child panel, at most one step at a time. */
export function decideLife(
  state: LifeState,
  rules: LifeRules,
  { now, isPaymentRefused }: { now: Date; isPaymentRefused: boolean },
): LifeStep {
  const mayCharge = state.renews && !isPaymentRefused;
  switch (state.status) {
    case 'pending_dns':
      return hasPassed(now, state.createdAt, rules.dnsDays)
        ? { act: 'terminate', isRefunded: true }
        : nothing;
    case 'active':
      if (state.paidUntil === null) return nothing;
      if (now < state.paidUntil) return endNotice(state.paidUntil, state.noticed, now);
      return mayCharge ? { act: 'charge' } : { act: 'expire' };
    case 'expired':
      if (mayCharge) return { act: 'charge' };
      return hasPassed(now, state.expiredAt, rules.graceDays) ? { act: 'freeze' } : nothing;
    case 'frozen':
      if (state.isHeld) return nothing;
      return hasPassed(now, state.frozenAt, rules.frozenDays)
        ? { act: 'terminate', isRefunded: false }
        : nothing;
    case 'terminated':
      return nothing;
  }
}

/** When the state changes by itself if nobody does anything; null if it does not. */
export function nextChange(state: LifeState, rules: LifeRules): Date | null {
  const after = (from: Date | null, days: number) => from && new Date(from.getTime() + days * day);
  switch (state.status) {
    case 'pending_dns':
      return after(state.createdAt, rules.dnsDays);
    case 'active':
      return state.paidUntil;
    case 'expired':
      return after(state.expiredAt, rules.graceDays);
    case 'frozen':
      return state.isHeld ? null : after(state.frozenAt, rules.frozenDays);
    case 'terminated':
      return null;
  }
}

/** The nearest that is due, unless it or a nearer one was sent. */
function endNotice(end: Date, noticed: EndNotice | null, now: Date): LifeStep {
  const left = end.getTime() - now.getTime();
  const due = endNotices.find((notice) => left <= noticeDays[notice] * day);
  if (due === undefined) return nothing;
  const isSent = noticed !== null && noticeDays[noticed] <= noticeDays[due];
  return isSent ? nothing : { act: 'notify', notice: due };
}

function hasPassed(now: Date, from: Date | null, days: number): boolean {
  return from !== null && now.getTime() >= from.getTime() + days * day;
}
