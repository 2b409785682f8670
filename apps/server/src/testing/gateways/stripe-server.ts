import { createHmac, randomUUID } from 'node:crypto';
import { type Answer, type LocalRequest, type LocalServer, post, startLocalServer } from './local-server.ts';

type Fields = Record<string, unknown>;

export interface SignedDelivery {
  body: string;
  headers: Record<string, string>;
}

export interface StripeServer extends LocalServer {
  /** All created objects, by id. */
  objects: Map<string, Fields>;
  /** The payer completes a session; returns the event Stripe would send. */
  pay(sessionId: string, change?: Fields): Fields;
  event(type: string, object: Fields, id?: string): Fields;
  signed(event: Fields, options?: { secret?: string; at?: Date }): SignedDelivery;
}

/**
 * Implements the parts of Stripe's API that the panel uses: form bodies, idempotency keys, hosted pages and
 * signed webhooks. Payments on the hosted pages are sent to `webhookUrl`, if given.
 */
export async function startStripeServer(options: {
  webhookSecret: string;
  webhookUrl?: () => string | undefined;
}): Promise<StripeServer> {
  const objects = new Map<string, Fields>();
  const byKey = new Map<string, Fields>();
  let origin = '';

  const make = (prefix: string, fields: Fields): Fields => {
    const object = { id: `${prefix}_${randomUUID().replaceAll('-', '')}`, ...fields };
    objects.set(object.id, object);
    return object;
  };
  const event = (type: string, object: Fields, id = `evt_${randomUUID()}`): Fields => ({
    id,
    object: 'event',
    type,
    data: { object },
  });
  const signed = (
    about: Fields,
    { secret = options.webhookSecret, at = new Date() } = {},
  ): SignedDelivery => {
    const body = JSON.stringify(about);
    const seconds = Math.floor(at.getTime() / 1000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return {
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` },
    };
  };
  const pay = (sessionId: string, change: Fields = {}): Fields => {
    const session = objects.get(sessionId);
    if (!session) throw new Error(`no session ${sessionId}`);
    Object.assign(session, { status: 'complete' });
    if (session.mode === 'setup') {
      const card = { brand: 'visa', last4: '4242', exp_year: 2040, exp_month: 12 };
      const method = make('pm', { object: 'payment_method', card });
      session.setup_intent = make('seti', { status: 'succeeded', payment_method: method });
    } else {
      const intent = make('pi', { status: 'succeeded', metadata: session.metadata });
      Object.assign(session, { payment_status: 'paid', payment_intent: intent.id, ...change });
    }
    return event('checkout.session.completed', { ...session });
  };
  const deliver = async (about: Fields): Promise<void> => {
    const url = options.webhookUrl?.();
    const { headers, body } = signed(about);
    if (url) await post(url, headers, body);
  };

  const handle = async (request: LocalRequest): Promise<Answer> => {
    const url = new URL(request.path, 'http://stripe.invalid');
    const [, first = '', second = '', third = '', fourth = ''] = url.pathname.split('/');
    if (first === 'pay') {
      if (request.method === 'GET') return { type: 'text/html', body: hostedPage };
      await deliver(pay(second));
      const next = String(objects.get(second)?.success_url);
      return { status: 303, headers: { location: next }, body: '' };
    }
    if (!String(request.headers.authorization).startsWith('Bearer sk_'))
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'no key' } } };
    const known = byKey.get(String(request.headers['idempotency-key'] ?? randomUUID()));
    if (known) return { body: known };
    const answer =
      request.method === 'GET'
        ? found(third === 'sessions' ? fourth : third)
        : made(request, second, third, fourth);
    const key = request.headers['idempotency-key'];
    if (typeof key === 'string' && (answer.status ?? 200) < 400) byKey.set(key, answer.body as Fields);
    return answer;
  };
  const found = (id: string): Answer => {
    const object = objects.get(id);
    return object ? { body: object } : { status: 404, body: { error: { type: 'invalid_request_error' } } };
  };
  const made = (request: LocalRequest, kind: string, id: string, action: string): Answer => {
    const fields = formFields(request.body);
    if (kind === 'checkout') {
      const line = fields.line_items as
        | [{ price_data: { currency: string; unit_amount: string } }]
        | undefined;
      const price = line?.[0].price_data;
      const session = make('cs', {
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        ...fields,
        currency: price?.currency ?? null,
        amount_total: price ? Number(price.unit_amount) : null,
      });
      session.url = `${origin}/pay/${String(session.id)}`;
      return { body: session };
    }
    if (kind === 'payment_intents') return { ...charge(fields) };
    if (kind === 'customers') return { body: make('cus', { object: 'customer', ...fields }) };
    if (kind === 'refunds') return { body: make('re', { object: 'refund', status: 'succeeded', ...fields }) };
    if (kind === 'payment_methods' && action === 'detach') return found(id);
    return { status: 404, body: { error: { type: 'invalid_request_error', message: request.path } } };
  };
  /** Cards whose id ends in `declined` are refused; with `deciding` the payment stays in processing. */
  const charge = (fields: Fields): Answer => {
    const amount = Number(fields.amount);
    const isDeclined = String(fields.payment_method).endsWith('declined');
    const isDeciding = String(fields.payment_method).endsWith('deciding');
    const status = isDeclined ? 'requires_payment_method' : isDeciding ? 'processing' : 'succeeded';
    const intent = make('pi', {
      object: 'payment_intent',
      ...fields,
      amount,
      amount_received: isDeclined || isDeciding ? 0 : amount,
      status,
    });
    if (!isDeclined) return { body: intent };
    const error = { type: 'card_error', code: 'card_declined', message: 'declined', payment_intent: intent };
    return { status: 402, body: { error } };
  };

  const server = await startLocalServer(handle);
  origin = server.origin;
  return Object.assign(server, { objects, pay, event, signed });
}

const hostedPage =
  '<!doctype html><title>Stripe</title><form method="post"><button>Pay at Stripe</button></form>';

/** Parses `a[b][0][c]=d`, as Stripe's library writes it. */
function formFields(body: string): Fields {
  const root: Fields = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '');
    let target: Fields = root;
    for (const [index, key] of keys.entries()) {
      const next = keys[index + 1];
      if (next === undefined) target[key] = value;
      else {
        const inner = (target[key] ?? (/^\d+$/.test(next) ? [] : {})) as Fields;
        target[key] = inner;
        target = inner;
      }
    }
  }
  return root;
}
