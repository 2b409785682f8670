import type { Calls } from '@marquee/contract/generated/calls.ts';
import type { PaymentStepView } from '@marquee/contract/generated/money.ts';
import type { OrderLineInput, PlacedOrders } from '@marquee/contract/generated/ordering.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import type { AppServices } from '../../../lib/app-services.ts';
import { readCookies } from '../../../lib/cookies.ts';
import { formToken } from '../../../product/order-form-token.ts';
import type { WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { readAffiliateCodes } from '../../../shell/visit/affiliate.ts';

export interface OrderRequest {
  lines: readonly OrderLineInput[];
  coupon: string;
  source: string;
  isSpeedup: boolean;
  /** The total the customer saw; a higher one is refused. */
  total: string;
  payment: WayToPay;
  /** Pays the method's minimum where the orders cost less. */
  paysMinimum: boolean;
  /** Only for a guest. */
  email: string | undefined;
}

export interface SentOrders {
  /** Id of the orders placed together. */
  groupId: number;
  orderIds: readonly number[];
  total: string;
  /** Null if nothing is left to pay. */
  payment: PaymentStepView | null;
  /** A guest's: opens the page of these orders. */
  token: string | null;
  /** The account that a guest ordered for; null for someone signed in. */
  user: Calls['requestOrders']['answer']['user'];
}

interface Sending {
  body: object;
  send(idempotencyKey: string): Promise<SentOrders>;
}

/** The call that places the orders depends on the payment method. */
export function prepareOrders(services: AppServices, request: OrderRequest): Sending {
  const { payment, email } = request;
  const minimum = request.paysMinimum ? { pay_minimum: true } : {};
  const shared = {
    orders: [...request.lines],
    ...(request.coupon.trim() === '' ? {} : { coupon_code: request.coupon.trim() }),
    source: request.source,
    is_speedup: request.isSpeedup,
    total: request.total,
    ...analyticsIds(document.cookie),
  };
  if (payment.flow === 'balance')
    return {
      body: shared,
      send: async (idempotencyKey) => {
        const { data } = await services.call('placeWidgetOrders', { body: shared }, { idempotencyKey });
        return sentOrders(data);
      },
    };
  if (payment.flow === 'linked_card') {
    const body = { ...shared, ...minimum, recurring_payments_method_id: payment.id };
    return {
      body,
      send: async (idempotencyKey) => {
        const { data } = await services.call('requestOrdersWithCard', { body }, { idempotencyKey });
        return { ...sentOrders(data), payment: data.payment };
      },
    };
  }
  const affiliate = readAffiliateCodes(document.cookie).at(-1);
  const ordersPath = localizedPath('/orders', services.locale);
  const body = {
    ...shared,
    ...minimum,
    payment_method_id: payment.id,
    ...(email === undefined ? {} : { email }),
    ...(affiliate ? { affiliate_code: affiliate } : {}),
    // A guest comes back to the page of the orders, which only the server can name.
    ...(email === undefined ? { success_url: ordersPath, cancel_url: ordersPath } : {}),
  };
  return {
    body,
    send: async (idempotencyKey) => {
      const query = formToken(services);
      const { data, user } = await services.call('requestOrders', { query, body }, { idempotencyKey });
      return { ...sentOrders(data), payment: data.payment, token: data.order_token, user };
    },
  };
}

function sentOrders({ order_group_id, orders, total }: PlacedOrders): SentOrders {
  const orderIds = orders.map(({ id }) => id);
  return { groupId: order_group_id, orderIds, total, payment: null, token: null, user: null };
}

/** Google's ids of the visitor and the visit; present only with consent. */
function analyticsIds(cookieHeader: string) {
  const cookies = readCookies(cookieHeader);
  const client = /^GA\d\.\d\.(\d+\.\d+)$/.exec(cookies.get('_ga') ?? '')?.[1];
  const [, visit] = [...cookies].find(([name]) => name.startsWith('_ga_')) ?? [];
  const session = /^GS\d\.\d\.s?(\d+)/.exec(visit ?? '')?.[1];
  return {
    ...(client ? { google_analytics4_client_id: client } : {}),
    ...(session ? { google_analytics4_session_id: session } : {}),
  };
}
