import { on, onAll } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { guestOrdersTaken } from '../accounts/index.ts';
import { closedSalesAsked, gradeDiscountAsked } from '../catalogue/index.ts';
import { orderEnded } from '../orders/index.ts';
import { gradeDiscountOf, opensClosedSales } from './grade-discount.ts';
import { gradeConsoleRoutes } from './grades.console.ts';
import { gradeRoutes } from './grades.routes.ts';
import { personalDataListeners } from './personal-data.ts';
import { reckonAfterOrders, reckonSoon } from './reckon-after-orders.ts';
import { reckonGradeJob } from './reckon-grade.job.ts';
import { sweepGradesJob } from './sweep-grades.job.ts';

export { accountGradesQuery } from './account-grades.ts';
export { gradeDiscountOf } from './grade-discount.ts';

export const grades: Feature = {
  name: 'grades',
  routes: [...gradeRoutes, ...gradeConsoleRoutes],
  jobs: [reckonGradeJob, sweepGradesJob],
  listeners: [
    ...personalDataListeners,
    on(closedSalesAsked, async (ctx, answer) => {
      answer.isOpen ||= await opensClosedSales(ctx);
    }),
    on(gradeDiscountAsked, async (ctx, answer) => {
      answer.discount = await gradeDiscountOf(ctx);
    }),
    onAll(orderEnded, reckonAfterOrders),
    on(guestOrdersTaken, (tx, { ownerId }) => reckonSoon(tx, [ownerId])),
  ],
};
