import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { closedSalesAsked } from '../catalogue/index.ts';
import { opensClosedSales } from './account-grades.ts';

export { accountGrades } from './account-grades.ts';
export { gradeDiscountOf } from './grade-discount.ts';

export const grades: Feature = {
  name: 'grades',
  listeners: [
    on(closedSalesAsked, async (ctx, answer) => {
      answer.isOpen ||= await opensClosedSales(ctx);
    }),
  ],
};
