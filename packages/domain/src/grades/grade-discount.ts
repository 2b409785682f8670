import type { Money } from '../money/money.ts';
import { type Ppm, ppm } from '../money/ratio.ts';

export interface GradeTerms {
  spendingGoal: Money;
  discount: Ppm;
}

/** The highest grade whose goal is reached counts, even where a lower one would take off more. */
export function gradeDiscount(ladder: readonly GradeTerms[], spent: Money): Ppm {
  const reached = ladder.filter(({ spendingGoal }) => spent >= spendingGoal);
  const highest = reached.reduce<GradeTerms | undefined>(
    (best, grade) => (best && best.spendingGoal >= grade.spendingGoal ? best : grade),
    undefined,
  );
  return highest?.discount ?? ppm(0);
}
