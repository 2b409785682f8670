import { createHmac } from 'node:crypto';
import { type Answer, type LocalRequest, type LocalServer, post, startLocalServer } from './local-server.ts';
import type { SignedDelivery } from './stripe-server.ts';

export interface NowpaymentsInvoice {
  id: string;
  price_amount: number;
  price_currency: string;
  order_id: string;
  ipn_callback_url: string;
  success_url: string;
  cancel_url: string;
}

export interface NowpaymentsPayment {
  payment_id: number;
  parent_payment_id: number | null;
  invoice_id: string;
  payment_status: string;
  price_amount: number;
  price_currency: string;
  pay_amount: number;
  actually_paid: number;
  pay_currency: string;
  order_id: string;
  payment_extra_ids: number[] | null;
  fee: { serviceFee: number; currency: string; depositFee: number };
}

export interface NowpaymentsServer extends LocalServer {
  invoices: Map<string, NowpaymentsInvoice>;
  payments: Map<number, NowpaymentsPayment>;
  /** The payer sends coins; an invoice may get several payments. */
  pay(invoiceId: string, change?: Partial<NowpaymentsPayment>): NowpaymentsPayment;
  signed(payment: object, options?: { secret?: string; listsAsObjects?: boolean }): SignedDelivery;
}

/** Implements the parts of NOWPayments' API and IPNs that the panel uses. */
export async function startNowpaymentsServer(options: {
  apiKey: string;
  ipnSecret: string;
  /** Where IPNs are sent; the invoice's own callback address is ignored. */
  webhookUrl?: () => string | undefined;
}): Promise<NowpaymentsServer> {
  const invoices = new Map<string, NowpaymentsInvoice>();
  const payments = new Map<number, NowpaymentsPayment>();
  let lastId = 5_000_000_000;

  const signed: NowpaymentsServer['signed'] = (
    payment,
    { secret = options.ipnSecret, listsAsObjects } = {},
  ) => {
    const sorted = JSON.stringify(payment, (_key, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value) && !listsAsObjects) return value;
      return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
    });
    const signature = createHmac('sha512', secret).update(sorted).digest('hex');
    return {
      body: JSON.stringify(payment),
      headers: { 'content-type': 'application/json', 'x-nowpayments-sig': signature },
    };
  };
  const pay: NowpaymentsServer['pay'] = (invoiceId, change = {}) => {
    const invoice = invoices.get(invoiceId);
    if (!invoice) throw new Error(`no invoice ${invoiceId}`);
    const { price_amount, price_currency, order_id } = invoice;
    lastId += 1;
    const payment: NowpaymentsPayment = {
      payment_id: lastId,
      parent_payment_id: null,
      invoice_id: invoiceId,
      payment_status: 'finished',
      price_amount,
      price_currency,
      pay_amount: 0.00031,
      actually_paid: 0.00031,
      pay_currency: 'btc',
      order_id,
      payment_extra_ids: null,
      fee: { serviceFee: 0, currency: 'btc', depositFee: 1.2e-7 },
      ...change,
    };
    payments.set(payment.payment_id, payment);
    return payment;
  };
  const handle = async (request: LocalRequest): Promise<Answer> => {
    const url = new URL(request.path, 'http://nowpayments.invalid');
    if (url.pathname === '/payment/') return page(request, url.searchParams.get('iid') ?? '');
    if (request.headers['x-api-key'] !== options.apiKey)
      return { status: 403, body: { code: 'INVALID_API_KEY' } };
    if (request.method === 'POST' && url.pathname === '/v1/invoice') {
      lastId += 1;
      const id = String(lastId);
      const invoice = { ...(JSON.parse(request.body) as Omit<NowpaymentsInvoice, 'id'>), id };
      invoices.set(id, invoice);
      return { body: { ...invoice, invoice_url: `${server.origin}/payment/?iid=${id}` } };
    }
    const payment = payments.get(Number(/^\/v1\/payment\/(\d+)$/.exec(url.pathname)?.[1]));
    return payment ? { body: payment } : { status: 404, body: { code: 'PAYMENT_NOT_FOUND' } };
  };
  const page = async ({ method }: LocalRequest, id: string): Promise<Answer> => {
    const invoice = invoices.get(id);
    if (!invoice) return { status: 404, body: '' };
    if (method === 'GET') return { type: 'text/html', body: hostedPage };
    const hook = options.webhookUrl?.();
    const { headers, body } = signed(pay(id));
    if (hook) await post(hook, headers, body);
    return { status: 303, headers: { location: invoice.success_url }, body: '' };
  };

  const server = await startLocalServer(handle);
  return Object.assign(server, { invoices, payments, pay, signed });
}

const hostedPage =
  '<!doctype html><title>NOWPayments</title><form method="post"><button>Send coins</button></form>';
