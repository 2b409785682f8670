import * as endpoints from '@marquee/contract/console/grades.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { customerGrade, giveGrade } from './give-grade.ts';
import { managedGrade, manageGrades } from './manage-grades.ts';
import { previewGrade } from './preview-grade.ts';
import { removeGrade } from './remove-grade.ts';
import { saveGrade } from './save-grade.ts';

export const gradeConsoleRoutes: readonly Route[] = [
  route(endpoints.manageGrades, async (ctx) => ({ data: await manageGrades(ctx) })),
  route(endpoints.createGrade, async (ctx, { body }) => ({
    data: await managedGrade(ctx, await saveGrade(ctx, body)),
  })),
  route(endpoints.changeGrade, async (ctx, { params, body }) => ({
    data: await managedGrade(ctx, await saveGrade(ctx, body, BigInt(params.id))),
  })),
  route(endpoints.removeGrade, async (ctx, { params }) => {
    await removeGrade(ctx, BigInt(params.id));
    return undefined;
  }),
  route(endpoints.previewGrade, async (ctx, { body }) => ({ data: await previewGrade(ctx, body) })),
  route(endpoints.getCustomerGrade, async (ctx, { params }) => ({
    data: await customerGrade(ctx, BigInt(params.id)),
  })),
  route(endpoints.giveGrade, async (ctx, { params, body }) => {
    const accountId = BigInt(params.id);
    await giveGrade(ctx, accountId, body);
    return { data: await customerGrade(ctx, accountId) };
  }),
];
