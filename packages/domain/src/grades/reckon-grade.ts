import { type Money, money, sum, zero } from '../money/money.ts';

const day = 86_400_000;

/** A grade that ends within so many days is announced. */
const warningDays = 14;

export interface LadderGrade {
  id: bigint;
  spendingGoal: Money;
}

/** Where a customer stands. */
export interface GradeStanding {
  /** Null without a grade, or when the operator has removed it. */
  gradeId: bigint | null;
  /** The grade's goal when it was last looked at, so that a removed one still has its place. */
  goal: Money | null;
  since: Date;
  /** When it ends if nothing more is spent; null if it never does. */
  expiresAt: Date | null;
  /** Set while the spend is too low: until then the grade stays. */
  mercyUntil: Date | null;
  /** The end that was announced. */
  warnedFor: Date | null;
}

/** What was kept of an order (charged minus refunded), and when the order ended. */
export interface KeptSpend {
  at: Date;
  kept: Money;
}

export interface GradePeriods {
  /** Only what was spent within so many days counts; 0: everything does, and no grade ends. */
  periodDays: number;
  mercyDays: number;
}

export interface GradeFacts<Grade extends LadderGrade> {
  ladder: readonly Grade[];
  /** Newest first. */
  spends: readonly KeptSpend[];
  /** After a payment was taken back; what is owed was not kept. */
  owed: Money;
  /** Given by an operator: the customer does not stand lower while it lasts. */
  given: { gradeId: bigint; until: Date | null } | null;
  /** Null on the first look. */
  standing: GradeStanding | null;
  periods: GradePeriods;
  now: Date;
}

/** `falling`: the spend has become too low. `ending`: it will, soon. */
export type GradeEvent = 'reached' | 'lowered' | 'falling' | 'ending';

export interface ReckonedGrade<Grade extends LadderGrade> {
  standing: GradeStanding;
  grade: Grade | undefined;
  event: GradeEvent | null;
  /** What counts now. */
  spent: Money;
  /** What must be spent before the grade ends to keep it; zero for one that never ends. */
  toKeep: Money;
  /** The grade that is left otherwise. */
  fallsTo: Grade | undefined;
  /** When to look again even if nothing is bought; null: never. */
  nextCheckAt: Date | null;
}

/**
 * The highest grade whose goal is reached by what was kept of the orders of the period (docs/decisions/0044). A
 * customer rises at once and falls only after the days of mercy.
 */
export function reckonGrade<Grade extends LadderGrade>(facts: GradeFacts<Grade>): ReckonedGrade<Grade> {
  const { now, periods } = facts;
  const before = facts.standing;
  const spent = countedSpend(facts, now);
  const entitled = entitledGrade(facts, spent);
  const held = facts.ladder.find(({ id }) => id === before?.gradeId);
  const heldGoal = held?.spendingGoal ?? before?.goal ?? null;
  const isTooLow = held !== undefined && goalOf(entitled) < held.spendingGoal;
  const mercyUntil = isTooLow ? (before?.mercyUntil ?? after(now, periods.mercyDays)) : null;
  if (held && mercyUntil && mercyUntil > now) {
    const standing = { ...onGrade(held), expiresAt: before?.expiresAt ?? null, mercyUntil };
    return result(standing, held, before?.mercyUntil ? null : 'falling');
  }
  const expiresAt = entitled ? endOf(facts, entitled) : null;
  const standing = { ...onGrade(entitled), expiresAt, mercyUntil: null };
  const move = movement(heldGoal, entitled);
  const isEnding = expiresAt !== null && expiresAt <= after(now, warningDays);
  if (move || !isEnding || standing.warnedFor?.getTime() === expiresAt.getTime())
    return result(standing, entitled, move);
  return result({ ...standing, warnedFor: expiresAt }, entitled, 'ending');

  function onGrade(grade: Grade | undefined) {
    const isSame = before && before.gradeId === (grade?.id ?? null) && held === grade;
    return {
      gradeId: grade?.id ?? null,
      goal: grade?.spendingGoal ?? null,
      since: isSame ? before.since : now,
      warnedFor: isSame ? before.warnedFor : null,
    };
  }

  function result(standing: GradeStanding, grade: Grade | undefined, event: GradeEvent | null) {
    const outlook = grade ? outlookOf(facts, standing, grade) : { toKeep: zero, fallsTo: undefined };
    return { standing, grade, event, spent, ...outlook, nextCheckAt: nextCheck(standing, facts) };
  }
}

/** What becomes of the grade when it ends and nothing more has been spent. */
function outlookOf<Grade extends LadderGrade>(
  facts: GradeFacts<Grade>,
  { mercyUntil, expiresAt }: GradeStanding,
  grade: Grade,
): Pick<ReckonedGrade<Grade>, 'toKeep' | 'fallsTo'> {
  const end = mercyUntil ? facts.now : expiresAt;
  if (!end) return { toKeep: zero, fallsTo: undefined };
  const left = countedSpend(facts, end);
  const toKeep = left >= grade.spendingGoal ? zero : money(grade.spendingGoal - left);
  return { toKeep, fallsTo: entitledGrade({ ...facts, now: end }, left) };
}

/** What was kept of the orders that ended in the period before `at`, less what is owed. */
function countedSpend<Grade extends LadderGrade>(facts: GradeFacts<Grade>, at: Date): Money {
  const { spends, owed, periods } = facts;
  const from = periods.periodDays === 0 ? Number.NEGATIVE_INFINITY : at.getTime() - periods.periodDays * day;
  const kept = sum(spends.filter((spend) => spend.at.getTime() > from).map((spend) => spend.kept));
  return kept > owed ? money(kept - owed) : zero;
}

function entitledGrade<Grade extends LadderGrade>(
  { ladder, given, now }: GradeFacts<Grade>,
  spent: Money,
): Grade | undefined {
  const isGiven = (grade: Grade) =>
    grade.id === given?.gradeId && (given.until === null || given.until > now);
  return highest(ladder.filter((grade) => spent >= grade.spendingGoal || isGiven(grade)));
}

export function highest<Grade extends { spendingGoal: Money }>(grades: readonly Grade[]): Grade | undefined {
  return grades.reduce<Grade | undefined>(
    (best, grade) => (best && best.spendingGoal >= grade.spendingGoal ? best : grade),
    undefined,
  );
}

/** When too little is left of the period's spend, or the operator's gift ends, whichever is later. */
function endOf<Grade extends LadderGrade>(facts: GradeFacts<Grade>, grade: Grade): Date | null {
  const { given, periods, spends, owed, now } = facts;
  const isGiven = given?.gradeId === grade.id && (given.until === null || given.until > now);
  if (grade.spendingGoal === 0n || periods.periodDays === 0 || (isGiven && given.until === null)) return null;
  const gift = isGiven ? given.until : null;
  let kept = zero;
  for (const spend of spends) {
    kept = sum([kept, spend.kept]);
    if (kept - owed < grade.spendingGoal) continue;
    const earned = after(spend.at, periods.periodDays);
    return gift && gift > earned ? gift : earned;
  }
  return gift;
}

function movement(from: Money | null, to: LadderGrade | undefined): 'reached' | 'lowered' | null {
  if (from === (to?.spendingGoal ?? null)) return null;
  if (goalOf(to) < (from ?? -1n)) return 'lowered';
  // Everybody stands on a grade that asks for nothing: that is no news.
  return goalOf(to) > 0n ? 'reached' : null;
}

function nextCheck<Grade extends LadderGrade>(standing: GradeStanding, { given, now }: GradeFacts<Grade>) {
  const { expiresAt, mercyUntil, warnedFor } = standing;
  const isWarned = expiresAt !== null && warnedFor?.getTime() === expiresAt.getTime();
  const due = [
    mercyUntil,
    mercyUntil ? null : expiresAt,
    mercyUntil || isWarned || !expiresAt ? null : after(expiresAt, -warningDays),
    given?.until ?? null,
  ].filter((moment) => moment !== null && moment > now);
  return due.reduce<Date | null>(
    (first, moment) => (moment && (!first || moment < first) ? moment : first),
    null,
  );
}

function goalOf(grade: LadderGrade | undefined): bigint {
  return grade?.spendingGoal ?? -1n;
}

function after(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * day);
}
