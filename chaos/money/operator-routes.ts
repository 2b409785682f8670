import { endpoint } from '@marquee/contract/endpoint.ts';
import { decimal, text } from '@marquee/contract/primitives.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { z } from 'zod';
import {
  confirmInvoice,
  refundInvoice,
  rejectInvoice,
} from '../../apps/server/src/features/invoices/index.ts';
import { checkInvoice } from '../../apps/server/src/features/invoices/settling/check-invoice.ts';
import { creditWallet } from '../../apps/server/src/features/ledger/index.ts';
import { approveWithdrawal, rejectWithdrawal } from '../../apps/server/src/features/withdrawals/index.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';
import { type Route, route } from '../../apps/server/src/platform/http/calls/route.ts';

const operate = endpoint({
  name: 'operate',
  method: 'POST',
  path: '/chaos/operator',
  access: 'guest',
  area: 'console',
  summary: 'What an operator does, a reward for a customer, and the poller at a moment of our choice',
  body: z.strictObject({
    verb: z.enum(['confirm', 'reject', 'refund', 'approve', 'turn-down', 'earn', 'poll']),
    id: text(20).regex(/^\d+$/),
    wallet: z.enum(['referral', 'task']).optional(),
    amount: decimal.optional(),
    key: text(60).optional(),
  }),
});

/** In addition to the customers' calls: they run in the process that is killed. */
export const operatorRoutes: readonly Route[] = [
  route(operate, async (calling, { body }) => {
    const ctx: Context = { ...calling, actor: { kind: 'system', name: 'operator' } };
    const { verb, key = '' } = body;
    const id = BigInt(body.id);
    const amount = parseMoney(body.amount ?? '0') ?? zero;
    if (verb === 'confirm') await confirmInvoice(ctx, { invoiceId: id });
    if (verb === 'reject') await rejectInvoice(ctx, { invoiceId: id, reason: 'no such money' });
    if (verb === 'refund') await refundInvoice(ctx, { invoiceId: id, reason: 'asked for it' });
    if (verb === 'approve') await approveWithdrawal(ctx, { withdrawalId: id, payoutReference: key });
    if (verb === 'turn-down') await rejectWithdrawal(ctx, { withdrawalId: id, reason: 'not this one' });
    if (verb === 'poll') await checkInvoice(ctx, { invoiceId: id, source: 'poller' });
    if (verb === 'earn')
      await creditWallet(ctx, { type: body.wallet ?? 'task', customerId: id, amount, key: `earn:${key}` });
    return undefined;
  }),
];
