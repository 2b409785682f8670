import { expect, test } from 'vitest';
import { allBooks } from '../../../books-check.job.ts';
import type { GatewayFault } from '../../../testing/gateways/local-server.ts';
import { createHostedPanel } from '../../../testing/test-app.ts';
import { checkBooks } from '../../ledger/index.ts';
import { startPayment } from '../start-payment.ts';
import { createInvoice, createMethod, reloadInvoice } from '../testing/create-invoice.ts';
import { payingPanel } from '../testing/paying-panel.ts';
import { checkInvoice } from './check-invoice.ts';

const { ctx, app, database, deliver, gateways, newPayer } = await payingPanel();
const other = await createHostedPanel(database);
const each = gateways.map((at) => [at.gateway.name, at] as const);
const inHours = (hours: number, from = ctx) => ({
  ...from,
  clock: { now: () => new Date(Date.now() + hours * 3_600_000) },
});

test.each(each)(
  '%s: paid, told by its signed webhook, one credit however often it comes',
  async (name, { gateway, method, payer }) => {
    const key = { 'idempotency-key': `one-form-${name}` };
    const first = await payer.addFunds(method, '20', key);
    expect(await payer.addFunds(method, '20', key)).toEqual(first);
    const before = await payer.balance();
    gateway.pay(first.redirect_url);
    for (const delivery of [
      gateway.paidDelivery(first.redirect_url),
      gateway.paidDelivery(first.redirect_url),
    ])
      for (let time = 0; time < 3; time += 1) expect((await deliver(method, delivery)).statusCode).toBe(204);
    expect((await payer.balance()) - before).toBe(20);
    expect(await payer.status(first.invoice_id)).toBe('paid');
  },
);

test.each(each)(
  '%s: asked for one invoice five times at once, there is one page to pay at',
  async (_, { method, payer }) => {
    const invoice = await createInvoice(ctx, { methodId: method, accountId: payer.id });
    const steps = await Promise.all(Array.from({ length: 5 }, () => startPayment(ctx, invoice.id)));
    const { gateway_url } = await reloadInvoice(ctx, invoice);
    expect(steps).toMatchObject(Array.from({ length: 5 }, () => ({ kind: 'redirect', url: gateway_url })));
  },
);

const invalid = gateways.flatMap((at) =>
  Object.entries(at.gateway.invalidDeliveries).map(
    ([why, forge]) => [at.gateway.name, why, at, forge] as const,
  ),
);
test.each(invalid)(
  '%s: a webhook with %s is refused and credits nothing',
  async (_name, _why, { gateway, method, payer }, forge) => {
    const { invoice_id, redirect_url } = await payer.addFunds(method);
    gateway.pay(redirect_url);
    expect((await deliver(method, forge(redirect_url))).statusCode).toBe(400);
    expect(await payer.status(invoice_id)).toBe('open');
  },
);

test.each(each)('%s: bytes that are no news of anything are refused', async (_, { method }) => {
  const headers = { 'content-type': 'application/json' };
  for (const body of ['', '{', '[]', 'null', '"paid"', '{"id":"evt_1"}', '{},"webhook_id":"X"'])
    expect((await deliver(method, { body, headers })).statusCode).toBe(400);
});

test.each(each)(
  '%s: a genuine payment of one dollar does not pay a bill of twenty, nor do twenty of another currency',
  async (_, { gateway, method, payer }) => {
    const before = await payer.balance();
    for (const twist of [{ cents: 100 }, { currency: 'TRY' }]) {
      const { invoice_id, redirect_url } = await payer.addFunds(method);
      gateway.pay(redirect_url, twist);
      expect((await deliver(method, gateway.paidDelivery(redirect_url))).statusCode).toBe(204);
      expect(await payer.status(invoice_id)).toBe('in_moderation');
    }
    expect(await payer.balance()).toBe(before);
  },
);

test.each(each)(
  '%s: a payment for another panel, account or method pays nothing here',
  async (_, { gateway, method, payer }) => {
    const before = await payer.balance();
    const payFor = async (change: object, to = method) => {
      const { invoice_id, redirect_url } = await payer.addFunds(method);
      const own = { panel: String(ctx.panel.id), invoice: String(invoice_id), account: String(payer.id) };
      gateway.pay(redirect_url, { ids: { ...own, ...change } });
      expect((await deliver(to, gateway.paidDelivery(redirect_url))).statusCode).toBe(204);
      return payer.status(invoice_id);
    };
    expect(await payFor({ panel: String(other.id) })).toBe('open');
    expect(await payFor({ account: '987654' })).toBe('in_moderation');
    expect(await payFor({}, await createMethod(ctx, gateway.method))).toBe('open');
    expect(await payer.balance()).toBe(before);
  },
);

test.each(each)(
  '%s: a webhook of this panel means nothing to another; whoever comes back is credited',
  async (_, { gateway, method, payer }) => {
    const standing = () => app.call('/settings', { headers: { host: other.host } });
    // The directory of panels is refreshed a moment later.
    await expect.poll(async () => (await standing()).statusCode, { timeout: 10_000 }).toBe(200);
    const { invoice_id, redirect_url } = await payer.addFunds(method);
    gateway.pay(redirect_url);
    const signed = gateway.paidDelivery(redirect_url);
    expect((await deliver(method, signed, other.host)).statusCode).toBe(404);
    expect(await payer.status(invoice_id)).toBe('open');
    // The webhook got lost; coming back from the payment page asks the gateway and credits.
    const underway = gateway.underwayDelivery?.(redirect_url);
    if (underway) expect((await deliver(method, underway)).statusCode).toBe(204);
    expect(await payer.comeBack(invoice_id)).toBe('paid');
  },
);

test.each(each)(
  '%s: the poller finds what no webhook told, and ends what ran out',
  async (_, { gateway, method, payer }) => {
    const before = await payer.balance();
    const [paid, unpaid] = [await payer.addFunds(method), await payer.addFunds(method)];
    gateway.pay(paid.redirect_url);
    const underway = gateway.underwayDelivery?.(paid.redirect_url);
    if (underway) await deliver(method, underway);
    for (const { invoice_id } of [paid, unpaid])
      await checkInvoice(inHours(2), { invoiceId: BigInt(invoice_id), source: 'poller' });
    expect(await payer.status(paid.invoice_id)).toBe('paid');
    expect(await payer.status(unpaid.invoice_id)).toBe('expired');
    expect((await payer.balance()) - before).toBe(20);
  },
);

const faults: readonly GatewayFault[] = ['reset', 'server_error', 'garbage', 'nonsense'];

test.each(each)(
  '%s: while it is broken nothing is concluded; mended, the same form and the same webhook work',
  async (name, { gateway, method }) => {
    const payer = await newPayer();
    for (const fault of faults) {
      const key = { 'idempotency-key': `${name}-${fault}` };
      gateway.server.fault = fault;
      expect((await payer.tryToAddFunds(method, '20', key)).statusCode).toBe(502);
      gateway.server.fault = undefined;
      const { invoice_id, redirect_url } = await payer.addFunds(method, '20', key);
      gateway.pay(redirect_url);
      const underway = gateway.underwayDelivery?.(redirect_url);
      if (underway) await deliver(method, underway);
      const signed = gateway.paidDelivery(redirect_url);
      gateway.server.fault = fault;
      expect(await payer.comeBack(invoice_id)).toBe('open');
      // For some a valid signature is enough; the others ask for a retry.
      expect([204, 502]).toContain((await deliver(method, signed)).statusCode);
      gateway.server.fault = undefined;
      expect((await deliver(method, signed)).statusCode).toBe(204);
      expect(await payer.status(invoice_id)).toBe('paid');
    }
    expect(await payer.balance()).toBe(20 * faults.length);
  },
);

test.each(each)(
  '%s: one that never answers keeps an invoice open for a day past its end, no longer',
  async (_, { gateway, method, payer }) => {
    const { invoice_id, redirect_url } = await payer.addFunds(method);
    gateway.pay(redirect_url);
    const underway = gateway.underwayDelivery?.(redirect_url);
    if (underway) await deliver(method, underway);
    const fetch: typeof ctx.fetch = (url, request) => ctx.fetch(url, { ...request, timeoutMs: 200 });
    const check = (hours: number) =>
      checkInvoice(inHours(hours, { ...ctx, fetch }), { invoiceId: BigInt(invoice_id), source: 'poller' });
    gateway.server.fault = 'hang';
    await check(2);
    expect(await payer.status(invoice_id)).toBe('open');
    await check(26);
    gateway.server.fault = undefined;
    expect(await payer.status(invoice_id)).toBe('expired');
    // Reported after all, the money waits for a person.
    await deliver(method, gateway.paidDelivery(redirect_url));
    expect(await payer.status(invoice_id)).toBe('in_moderation');
  },
);

test('a gateway that is away is said so, and the same form may try again', async () => {
  const away = await createMethod(ctx, {
    strategy: 'crypto',
    gateway: { host: 'http://127.0.0.1:9', store_id: 'shop' },
    secrets: { apiKey: 'token', webhookSecret: 'hook-secret' },
  });
  expect((await (await newPayer()).tryToAddFunds(away)).statusCode).toBe(502);
});

test('after all of it the books agree', async () => {
  expect(await checkBooks(database.db, allBooks)).toEqual([]);
});
