import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Answer, type LocalRequest, type LocalServer, post, startLocalServer } from './local-server.ts';
import type { SignedDelivery } from './stripe-server.ts';

interface Amount {
  currency_code: string;
  value: string;
}

export interface PaypalStoredOrder {
  id: string;
  status: string;
  links: { rel: string; href: string }[];
  purchase_units: { custom_id: string; invoice_id: string; amount: Amount; payments?: object }[];
  payment_source: { paypal: { experience_context: Record<string, string> } };
}

interface StoredCapture {
  id: string;
  status: string;
  amount: Amount;
  custom_id: string;
  supplementary_data: { related_ids: { order_id: string } };
}

interface StoredRefund {
  id: string;
  captureId: string;
  amount: Amount;
  seller_payable_breakdown: { total_refunded_amount: Amount };
  links: { rel: string; href: string }[];
}

export interface PaypalServer extends LocalServer {
  orders: Map<string, PaypalStoredOrder>;
  captures: Map<string, StoredCapture>;
  refunds: StoredRefund[];
  /** The access tokens issued so far. */
  tokens: string[];
  /** The payer approves; nothing is paid until the order is captured. */
  approve(orderId: string): void;
  capture(orderId: string, change?: Partial<StoredCapture>): StoredCapture;
  refund(captureId: string, value: string): StoredRefund;
  event(type: string, resource: object): object;
  signed(event: object, options?: { webhookId?: string }): SignedDelivery;
}

/** Implements the parts of PayPal's Orders v2, Payments v2 and webhook verification that the panel uses. */
export async function startPaypalServer(options: {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  webhookUrl?: () => string | undefined;
}): Promise<PaypalServer> {
  const orders = new Map<string, PaypalStoredOrder>();
  const captures = new Map<string, StoredCapture>();
  const refunds: StoredRefund[] = [];
  const tokens: string[] = [];
  const byRequestId = new Map<string, Answer>();
  const signingKey = randomBytes(32);
  const newId = () => randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
  const transmissionSignature = (webhookId: string, id: string, time: string, body: string) =>
    createHmac('sha256', signingKey)
      .update(`${id}|${time}|${webhookId}|${crc32(body)}`)
      .digest('base64');

  const signed: PaypalServer['signed'] = (event, { webhookId = options.webhookId } = {}) => {
    // With spaces as PayPal writes it, so that parsing and serializing an event again breaks the signature.
    const body = JSON.stringify(event, null, 1);
    const [id, time] = [randomUUID(), new Date().toISOString()];
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': transmissionSignature(webhookId, id, time, body),
      },
    };
  };
  const event: PaypalServer['event'] = (event_type, resource) => ({
    id: `WH-${newId()}`,
    event_type,
    resource,
  });
  const verify = ({ body }: LocalRequest): Answer => {
    const input = JSON.parse(body) as Record<string, string>;
    const raw = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const { webhook_id = '', transmission_id = '', transmission_time = '', transmission_sig } = input;
    const isOurs =
      webhook_id === options.webhookId &&
      transmission_sig === transmissionSignature(webhook_id, transmission_id, transmission_time, raw);
    return { body: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } };
  };

  const create = ({ body }: LocalRequest): Answer => {
    const id = newId();
    const order: PaypalStoredOrder = {
      ...(JSON.parse(body) as Pick<PaypalStoredOrder, 'purchase_units' | 'payment_source'>),
      id,
      status: 'PAYER_ACTION_REQUIRED',
      links: [{ rel: 'payer-action', href: `${server.origin}/checkoutnow/${id}` }],
    };
    orders.set(id, order);
    return { body: order };
  };
  const approve: PaypalServer['approve'] = (orderId) => {
    Object.assign(orders.get(orderId) ?? {}, { status: 'APPROVED' });
  };
  const capture: PaypalServer['capture'] = (orderId, change = {}) => {
    const order = orders.get(orderId);
    const [unit] = order?.purchase_units ?? [];
    if (!order || !unit) throw new Error(`no order ${orderId}`);
    const made: StoredCapture = {
      id: newId(),
      status: 'COMPLETED',
      amount: unit.amount,
      custom_id: unit.custom_id,
      supplementary_data: { related_ids: { order_id: orderId } },
      ...change,
    };
    captures.set(made.id, made);
    order.status = 'COMPLETED';
    unit.payments = { captures: [made] };
    return made;
  };
  const refund: PaypalServer['refund'] = (captureId, value) => {
    const { currency_code } = captures.get(captureId)?.amount ?? { currency_code: 'USD' };
    const before = refunds.filter((one) => one.captureId === captureId);
    const total = before.reduce((sum, { amount }) => sum + Number(amount.value), Number(value));
    const made: StoredRefund = {
      id: newId(),
      captureId,
      amount: { currency_code, value },
      seller_payable_breakdown: { total_refunded_amount: { currency_code, value: total.toFixed(2) } },
      links: [{ rel: 'up', href: `${server.origin}/v2/payments/captures/${captureId}` }],
    };
    refunds.push(made);
    return made;
  };

  const handle = async (request: LocalRequest): Promise<Answer> => {
    const [, first, second, third, id = '', action] = request.path.split('/');
    if (first === 'checkoutnow') return page(request, second ?? '');
    if (request.path === '/v1/oauth2/token') return newToken(request);
    if (!tokens.some((token) => request.headers.authorization === `Bearer ${token}`))
      return { status: 401, body: { error: 'invalid_token' } };
    const name = String(request.headers['paypal-request-id'] ?? randomUUID());
    const known = byRequestId.get(name);
    if (known) return known;
    const answer = answerTo(request, `${second}/${third}`, id, action);
    if ((answer.status ?? 200) < 400) byRequestId.set(name, answer);
    return answer;
  };
  const answerTo = (request: LocalRequest, kind: string, id: string, action: string | undefined): Answer => {
    const missing = { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    if (kind === 'notifications/verify-webhook-signature') return verify(request);
    if (kind === 'checkout/orders' && !id) return create(request);
    const order = orders.get(id);
    if (kind === 'checkout/orders' && action === 'capture') {
      if (order?.status !== 'APPROVED') return { status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } };
      capture(id);
      return { status: 201, body: order };
    }
    if (kind === 'checkout/orders') return order ? { body: order } : missing;
    if (kind === 'payments/captures' && action === 'refund') {
      const { amount } = JSON.parse(request.body) as { amount: Amount };
      return captures.has(id) ? { status: 201, body: refund(id, amount.value) } : missing;
    }
    const found = kind === 'payments/refunds' && refunds.find((one) => one.id === id);
    return found ? { body: found } : missing;
  };
  const newToken = ({ headers }: LocalRequest): Answer => {
    const credentials = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64');
    if (headers.authorization !== `Basic ${credentials}`) return { status: 401, body: {} };
    const access_token = randomUUID();
    tokens.push(access_token);
    return { body: { access_token, token_type: 'Bearer', expires_in: 32_400 } };
  };
  const page = async ({ method }: LocalRequest, id: string): Promise<Answer> => {
    const order = orders.get(id);
    if (!order) return { status: 404, body: '' };
    if (method === 'GET') return { type: 'text/html', body: hostedPage };
    approve(id);
    const url = options.webhookUrl?.();
    const { headers, body } = signed(event('CHECKOUT.ORDER.APPROVED', order));
    if (url) await post(url, headers, body);
    const location = order.payment_source.paypal.experience_context.return_url ?? '/';
    return { status: 303, headers: { location }, body: '' };
  };

  const server = await startLocalServer(handle);
  return Object.assign(server, {
    orders,
    captures,
    refunds,
    tokens,
    approve,
    capture,
    refund,
    event,
    signed,
  });
}

const hostedPage =
  '<!doctype html><title>PayPal</title><form method="post"><button>Pay with PayPal</button></form>';
