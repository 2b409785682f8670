import { add, formatMoney } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { Prepared } from '../../platform/http/answers/prepared.ts';
import type { ExternalCall } from '../../platform/http/external/external-route.ts';
import { requireOpenPanel } from '../../platform/panel-standing.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { authenticateApiToken, authenticateExtensionToken, isExtensionToken } from '../api-tokens/index.ts';
import { cancelDripFeed } from '../drip-feeds/index.ts';
import { walletBalances } from '../ledger/index.ts';
import { ownOrder, requestCancel } from '../orders/index.ts';
import { cancelSubscription } from '../subscriptions/index.ts';
import { addOrder } from './add-order.ts';
import { refillMany, refillOne, refillStatus, refillStatuses } from './ask-refills.ts';
import { listServices } from './list-services.ts';
import { reportStatus, reportStatuses } from './report-status.ts';
import { RequestFields } from './request-fields.ts';
import { errorText, fail, isRefusal, texts, undefinedIfRefused } from './reseller-api-error.ts';

const readOnly = new Set(['services', 'status', 'statuses', 'multi_status', 'refill_status', 'balance']);

/** Checks the key, then the action, then its fields; errors are thrown and turned into messages by the route. */
export async function answerCall(ctx: Context, call: ExternalCall): Promise<unknown | Prepared<unknown>> {
  const fields = new RequestFields(call.fields);
  const key = fields.text('key')?.trim() ?? '';
  const readsOnly = isExtensionToken(key);
  const actor = await (readsOnly ? authenticateExtensionToken : authenticateApiToken)(
    ctx,
    call.incoming,
    key,
  );
  if (!actor || actor.frozen) return fail(texts.key);
  const action = fields.text('action')?.trim().toLowerCase() ?? '';
  // Following a link must not spend money, nor may a browser's extension.
  if ((readsOnly || call.method === 'GET') && !readOnly.has(action)) return fail(texts.request);
  const named = fields.text('idempotency_key') ?? call.incoming.idempotencyKey;
  const idempotencyKey = named === undefined ? undefined : `api:${named}`;
  return act({ ...ctx, actor, locale: 'en' }, action, fields, idempotencyKey);
}

/** The same answers for another panel of this installation, called as its owner without a network in between. */
export async function answerWithin(ctx: Context, fields: ExternalCall['fields']): Promise<unknown> {
  try {
    // Kept apart from the keys that clients choose: nobody outside can answer for a child panel.
    const named = fields.get('idempotency_key');
    const idempotencyKey = named === undefined ? undefined : `within:${named}`;
    const answer = await act(ctx, fields.get('action') ?? '', new RequestFields(fields), idempotencyKey);
    return answer instanceof Prepared ? answer.value : answer;
  } catch (error) {
    // Only a deliberate refusal is an answer.
    if (!isRefusal(error)) throw error;
    return { error: errorText(error) };
  }
}

async function act(
  ctx: Context,
  action: string,
  fields: RequestFields,
  idempotencyKey: string | undefined,
): Promise<unknown> {
  switch (action) {
    case 'services':
      return listServices(ctx);
    case 'add':
      requireOpenPanel(ctx);
      return addOrder(ctx, fields, idempotencyKey);
    case 'status':
    case 'statuses':
    case 'multi_status':
      return status(ctx, fields);
    case 'refill':
      return orderOrOrders(fields, {
        one: (id) => refillOne(ctx, id),
        many: (ids) => refillMany(ctx, ids),
      });
    case 'refill_status': {
      const many = fields.list('refills');
      return many ? refillStatuses(ctx, many) : refillStatus(ctx, fields.text('refill')?.trim() ?? '');
    }
    case 'cancel':
      return requestCancels(ctx, fields.list('orders') ?? fields.list('order') ?? fail(texts.request));
    case 'balance':
      return showBalance(ctx);
    default:
      return fail(texts.request);
  }
}

function status(ctx: Context, fields: RequestFields): Promise<unknown> {
  return orderOrOrders(fields, {
    one: (id) => reportStatus(ctx, id),
    many: (ids) => reportStatuses(ctx, ids),
  });
}

/** `orders` is a list; so is an `order` with a comma in it, as some clients send. */
function orderOrOrders<One, Many>(
  fields: RequestFields,
  { one, many }: { one: (id: string) => Promise<One>; many: (ids: string[]) => Promise<Many> },
): Promise<One | Many> {
  const several = fields.list('orders');
  if (several) return many(several);
  const single = fields.list('order') ?? fail(texts.request);
  const [first = ''] = single;
  return single.length > 1 ? many(single) : one(first);
}

async function showBalance(ctx: Context): Promise<{ balance: string; currency: string }> {
  const { cash, bonus } = await walletBalances(ctx, { customerId: signedIn(ctx).accountId });
  return { balance: formatMoney(add(cash, bonus)), currency: 'USD' };
}

/** Says for each order whether the request was accepted; `status` later shows whether it was canceled. */
async function requestCancels(ctx: Context, ids: readonly string[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const id of ids) {
    const isAccepted = /^\d{1,15}$/.test(id) && (await isCancelAccepted(ctx, BigInt(id)));
    answers.push({ order: Number(id) || id, cancel: isAccepted ? 1 : { error: texts.order } });
  }
  return answers;
}

/** For a drip feed the first run stands for all: waiting runs end, and the running one is asked to stop. */
async function isCancelAccepted(ctx: Context, orderId: bigint): Promise<boolean> {
  const order = await undefinedIfRefused(ownOrder(ctx, orderId));
  if (!order) return isAccepted(cancelSubscription(ctx, orderId));
  const feedId = order.run === 1 ? order.drip_feed_id : null;
  const areRunsEnded = feedId !== null && (await isAccepted(cancelDripFeed(ctx, feedId)));
  const isOrderAccepted = await isAccepted(requestCancel(ctx, orderId));
  return areRunsEnded || isOrderAccepted;
}

async function isAccepted(request: Promise<unknown>): Promise<boolean> {
  return (await undefinedIfRefused(request.then(() => true))) ?? false;
}
