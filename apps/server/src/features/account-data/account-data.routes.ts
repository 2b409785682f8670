import * as endpoints from '@marquee/contract/account/account-data.ts';
import { refuse } from '../../platform/errors.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { findAccount } from '../accounts/index.ts';
import { clearSessionCookies } from '../sessions/index.ts';
import { closeAccount } from './close-account.ts';
import { balanceLeft, closingBlockers } from './closing-blockers.ts';

import { collectData } from './collect-data.ts';
import { exportCsv, exportJson } from './export-data.ts';

/** An export reads every table that knows the account. */
const limit = { points: 60, seconds: 3600 };

export const accountDataRoutes: readonly Route[] = [
  route(endpoints.listAccountData, async (ctx) => ({
    data: [...(await collectData(ctx, signedIn(ctx).accountId)).keys()],
  })),
  route(endpoints.exportAccountData, (ctx) => exportJson(ctx), { limit }),
  route(endpoints.exportAccountTable, (ctx, { params }) => exportCsv(ctx, params.kind), { limit }),
  route(endpoints.getAccountClosing, async (ctx) => {
    const account = (await findAccount(ctx, signedIn(ctx).accountId)) ?? refuse('unauthenticated');
    const [blockers, balance] = await Promise.all([
      closingBlockers(ctx, account),
      balanceLeft(ctx, account.id),
    ]);
    return { data: { blockers, balance } };
  }),
  route(endpoints.closeAccount, async (ctx, { body }, reply, incoming) => {
    await closeAccount(ctx, incoming, body);
    // A cached session stays valid for half a second more, so the browser drops its cookies at once.
    clearSessionCookies(reply);
    return undefined;
  }),
];
