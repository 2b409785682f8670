import { reverseTransaction } from '@marquee/contract/console/ledger-reversals.ts';
import { type Route, route } from '../../../platform/http/calls/route.ts';
import { reverseByStaff } from './reverse-by-staff.ts';

export const reversalConsoleRoutes: readonly Route[] = [
  route(reverseTransaction, async (ctx, { params, body }) => {
    await reverseByStaff(ctx, { txnId: BigInt(params.id), reason: body.reason });
    return undefined;
  }),
];
