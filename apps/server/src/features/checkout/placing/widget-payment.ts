import type { Input } from '@marquee/contract/endpoint.ts';
import type {
  confirmWidgetPayment as confirmation,
  PlacedOrders,
  placeOrdersByCode as placement,
} from '@marquee/contract/ordering/checkout.ts';
import { formatMoney, type Money, parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { Actor, Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { inPerson } from '../../../platform/signed-in.ts';
import { findAccount, findCodeOwner, issueOneTimeCode, redeemOneTimeCode } from '../../accounts/index.ts';
import { findWidget, widgetCaller } from '../../order-widgets/index.ts';
import { placeIdempotently } from './place-idempotently.ts';
import { writeOrders } from './write-orders.ts';

const purpose = 'widget-payment';
const seconds = 60;

/**
 * The frame on a partner's site has no session. A customer confirms the amount on a page of the panel and gets a code
 * for this widget and this amount; the frame pays with it, once.
 */
export async function confirmWidgetPayment(
  ctx: Context,
  { api_token, total }: Input<typeof confirmation>['body'],
): Promise<{ code: string }> {
  const { accountId } = inPerson(ctx);
  const widget = await findWidget(ctx, ({ apiToken }) => apiToken === api_token);
  if (!widget) return refuse('not_found');
  const reason = confirmed(widget.id, formatMoney(parseMoney(total) ?? zero));
  const code = await issueOneTimeCode(ctx, { purpose, accountId, seconds, reason });
  if (code === undefined) throw new Error('a new code was already issued');
  return { code };
}

const confirmed = (widgetId: bigint, total: string) => `${widgetId} ${total}`;

/** The most that may be charged: who has prices of their own pays less than the form has shown. */
function confirmedLimit(reason: string | null, widgetId: bigint): Money | undefined {
  const [widget, total = ''] = (reason ?? '').split(' ');
  return widget === String(widgetId) ? parseMoney(total) : undefined;
}

/** A repeat with the same code gets the first answer. */
export async function placeOrdersByCode(
  ctx: Context,
  { code, ...orderRequest }: Input<typeof placement>['body'],
): Promise<PlacedOrders> {
  const caller = widgetCaller(ctx);
  const owner = caller && (await findCodeOwner(ctx, { code, purpose }));
  if (!owner) return refuseCode();
  const accountId = owner.account_id;
  const account = await findAccount(ctx, accountId);
  if (!account || account.closed_at) return refuseCode();
  if (account.frozen_at) return refuse('account_frozen');
  const actor: Actor = { kind: 'user', accountId, permissions: [], frozen: false, viaWidget: caller };
  return placeIdempotently(
    { ...ctx, actor },
    {
      claim: { key: `code:${code}`, request: { call: 'place-orders-by-code', orderRequest } },
      orderRequest,
      payment: { from: 'balance' },
      write: async (tx, priced) => {
        const redeemed = await redeemOneTimeCode(tx, { code, purposes: [purpose] });
        if (!redeemed) return refuseCode();
        const limit = confirmedLimit(redeemed.reason, caller.widgetId);
        if (limit === undefined) return refuseCode();
        if (priced.price.amount > limit) return refuse('price_changed');
        const { placed } = await writeOrders(tx, { accountId, orderRequest, priced, paidBy: 'balance' });
        return placed;
      },
    },
  );
}

function refuseCode(): never {
  return refuse('invalid_input', { fields: [{ field: 'code', code: 'code_expired' }] });
}
