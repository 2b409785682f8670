import * as endpoints from '@marquee/contract/account/grades.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { ownGrades } from './account-grades.ts';
import { listGradeChanges } from './list-grade-changes.ts';
import { listGrades } from './list-grades.ts';

export const gradeRoutes: readonly Route[] = [
  route(endpoints.listGrades, async (ctx) => ({ data: await listGrades(ctx) })),
  route(endpoints.getOwnGrades, async (ctx) => ({ data: await ownGrades(ctx, signedIn(ctx).accountId) })),
  route(endpoints.listGradeChanges, (ctx, { query }) =>
    listGradeChanges(ctx, signedIn(ctx).accountId, query),
  ),
];
