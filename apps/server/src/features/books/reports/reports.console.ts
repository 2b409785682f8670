import * as endpoints from '@marquee/contract/console/reports.ts';
import { type Route, route } from '../../../platform/http/calls/route.ts';
import { exportReport } from './export-report.ts';
import { getReport } from './get-report.ts';

export const reportRoutes: readonly Route[] = [
  route(endpoints.getReport, async (ctx, { query }) => ({ data: await getReport(ctx, query) })),
  route(endpoints.exportReport, (ctx, { query }) => exportReport(ctx, query)),
];
