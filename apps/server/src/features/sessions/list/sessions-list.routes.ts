import * as endpoints from '@marquee/contract/account/sessions-list.ts';
import { type Route, route } from '../../../platform/http/calls/route.ts';
import { inPerson, signedIn } from '../../../platform/signed-in.ts';

import { endOtherSessions, endOwnSession } from './end-sessions.ts';

import { listLogins, listSessions } from './list-sessions.ts';

export const sessionsListRoutes: readonly Route[] = [
  route(endpoints.listSessions, async (ctx) => ({ data: await listSessions(ctx) })),
  route(endpoints.endSession, async (ctx, { params }) => {
    await endOwnSession(ctx, params.id);
    return undefined;
  }),
  route(endpoints.endOtherSessions, async (ctx) => {
    const { accountId, sessionId } = inPerson(ctx);
    await endOtherSessions(ctx, { accountId, keptSession: sessionId });
    return undefined;
  }),
  route(endpoints.listLogins, (ctx, { query }) =>
    listLogins(ctx, { accountId: signedIn(ctx).accountId, ...endpoints.loginTable.read(query) }),
  ),
];
