import { createHmac, randomUUID } from 'node:crypto';
import { type Answer, type LocalRequest, type LocalServer, post, startLocalServer } from './local-server.ts';

interface StoredInvoice {
  id: string;
  status: string;
  amount: string;
  currency: string;
  checkoutLink: string;
  metadata: unknown;
  checkout: { redirectURL?: string };
}

interface PullPayment {
  id: string;
  name: string;
  amount: string;
  currency: string;
  viewLink: string;
}

export interface BtcpayServer extends LocalServer {
  invoices: Map<string, StoredInvoice>;
  /** Refunds that payers can collect. */
  pullPayments: PullPayment[];
  /** A webhook delivery as BTCPay signs it. */
  signed(
    type: string,
    invoiceId: string,
    options?: { secret?: string; at?: Date; deliveryId?: string; storeId?: string },
  ): { body: string; headers: Record<string, string> };
}

/** Implements the parts of BTCPay's Greenfield API that the panel uses, and a payment page. */
export async function startBtcpayServer(options: {
  apiKey: string;
  storeId: string;
  webhookSecret: string;
  webhookUrl?: () => string | undefined;
}): Promise<BtcpayServer> {
  const invoices = new Map<string, StoredInvoice>();
  const pullPayments: PullPayment[] = [];
  let origin = '';

  const signed: BtcpayServer['signed'] = (type, invoiceId, given = {}) => {
    const { secret = options.webhookSecret, at = new Date(), deliveryId = randomUUID() } = given;
    const body = JSON.stringify({
      deliveryId,
      webhookId: 'hook',
      originalDeliveryId: deliveryId,
      isRedelivery: false,
      type,
      timestamp: Math.floor(at.getTime() / 1000),
      storeId: given.storeId ?? options.storeId,
      invoiceId,
    });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    return { body, headers: { 'content-type': 'application/json', 'btcpay-sig': `sha256=${signature}` } };
  };

  const create = ({ body }: LocalRequest): StoredInvoice => {
    const input = JSON.parse(body) as Omit<StoredInvoice, 'id' | 'status' | 'checkoutLink'>;
    const id = randomUUID();
    const invoice = { ...input, id, status: 'New', checkoutLink: `${origin}/i/${id}` };
    invoices.set(id, invoice);
    return invoice;
  };
  const handle = async (request: LocalRequest): Promise<Answer> => {
    const paid = /^\/i\/([\w-]+)/.exec(request.path)?.[1];
    if (paid) return payPage(request, paid);
    if (request.headers.authorization !== `token ${options.apiKey}`)
      return { status: 401, body: { code: 'unauthenticated' } };
    const base = `^/api/v1/stores/${options.storeId}`;
    if (new RegExp(`${base}/pull-payments$`).test(request.path)) return { body: pullPayments };
    const [, id, part] =
      new RegExp(`${base}/invoices(?:/([\\w-]+))?(?:/([\\w-]+))?$`).exec(request.path) ?? [];
    if (request.method === 'POST' && !id) return { body: create(request) };
    const invoice = invoices.get(id ?? '');
    if (!invoice) return { status: 404, body: { code: 'invoice-not-found' } };
    if (part === 'payment-methods') return { body: paymentMethods(invoice) };
    return part === 'refund' ? refund(request) : { body: invoice };
  };
  const paymentMethods = ({ status }: StoredInvoice) => [
    { paymentMethodId: 'BTC-LN', totalPaid: '0' },
    { paymentMethodId: 'BTC-CHAIN', totalPaid: status === 'Settled' ? '0.00031' : '0' },
  ];
  const refund = ({ body }: LocalRequest): Answer => {
    const input = JSON.parse(body) as Record<string, string>;
    if (input.refundVariant !== 'Custom' || input.payoutMethodId !== 'BTC-CHAIN')
      return { status: 422, body: [{ path: 'payoutMethodId', message: 'not paid this way' }] };
    const id = randomUUID();
    const made: PullPayment = {
      id,
      name: input.name ?? '',
      amount: input.customAmount ?? '',
      currency: input.customCurrency ?? '',
      viewLink: `${origin}/pull-payments/${id}`,
    };
    pullPayments.push(made);
    return { body: made };
  };
  const payPage = async ({ method }: LocalRequest, id: string): Promise<Answer> => {
    const invoice = invoices.get(id);
    if (!invoice) return { status: 404, body: '' };
    if (method === 'GET') return { type: 'text/html', body: hostedPage };
    invoice.status = 'Settled';
    const url = options.webhookUrl?.();
    const { headers, body } = signed('InvoiceSettled', id);
    if (url) await post(url, headers, body);
    return { status: 303, headers: { location: invoice.checkout.redirectURL ?? '/' }, body: '' };
  };

  const server = await startLocalServer(handle);
  origin = server.origin;
  return Object.assign(server, { invoices, pullPayments, signed });
}

const hostedPage =
  '<!doctype html><title>BTCPay</title><form method="post"><button>Pay with crypto</button></form>';
