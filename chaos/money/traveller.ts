import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Money, parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { BtcpayServer } from '../../apps/server/src/testing/gateways/btcpay-server.ts';
import type { Answered, Asking, Client, Facts } from './ask.ts';
import { type Expected, nothingExpected } from './expected.ts';
import type { ChaosShop, Shopper } from './open-shop.ts';

export function dollars(text: string | undefined): Money {
  return parseMoney(text ?? '0') ?? zero;
}

/** One shopper with all that the journeys need: calls that happen once, and the reckoning of what they did. */
export class Traveller {
  readonly expected: Expected = nothingExpected();
  couponsUsed = { bonus: 0, discount: 0 };
  readonly shop: ChaosShop;
  readonly #client: Client;
  readonly #shopper: Shopper;
  readonly #gateway: BtcpayServer;

  constructor(client: Client, shop: ChaosShop, shopper: Shopper, gateway: BtcpayServer) {
    this.#client = client;
    this.shop = shop;
    this.#shopper = shopper;
    this.#gateway = gateway;
  }

  get id(): bigint {
    return this.#shopper.id;
  }

  ask(asking: Asking): Promise<Answered> {
    const { token, address } = this.#shopper;
    return this.#client.ask({ token, address, ...asking });
  }

  must(path: string, body?: object, allowed?: readonly number[]): Promise<Answered> {
    const { token, address } = this.#shopper;
    const asking = { path, token, address, key: randomUUID(), ...(body ? { body } : {}) };
    return this.#client.must(asking, allowed);
  }

  async operator(verb: string, id: number | bigint, more: object = {}): Promise<void> {
    const { address } = this.#shopper;
    await this.#client.must({ path: '/chaos/operator', address, body: { verb, id: String(id), ...more } });
  }

  async invoice(id: number): Promise<Facts> {
    return (await this.#client.must({ ...this.#own, method: 'GET', path: `/api/v1/invoices/${id}` })).data;
  }

  /** Pays at whichever gateway the address belongs to. The press of a button may be lost and pressed again. */
  async pay(invoiceId: number, url: string): Promise<void> {
    if (!url.startsWith(this.#gateway.origin)) return this.press(url, 'pay');
    const stored = this.#gateway.invoices.get(url.split('/').at(-1) ?? '');
    if (!stored) throw new Error(`the gateway has no ${url}`);
    stored.status = 'Settled';
    const webhook = () => {
      const { body, headers } = this.#gateway.signed('InvoiceSettled', stored.id);
      const path = `/webhooks/payments/${this.shop.methods.crypto}`;
      return this.#client.must({ path, body, headers });
    };
    const check = { ...this.#own, path: `/api/v1/invoices/${invoiceId}/check` };
    await Promise.all([
      webhook(),
      webhook(),
      this.#client.must(check),
      this.operator('poll', invoiceId),
      webhook(),
    ]);
  }

  async press(url: string, action: string): Promise<void> {
    const { pathname } = new URL(url, 'http://localhost');
    const { address } = this.#shopper;
    await this.#client.must({ path: pathname, body: { action }, address }, [409]);
  }

  async reach(invoiceId: number, state: string): Promise<Facts> {
    for (let look = 0; ; look += 1) {
      const facts = await this.invoice(invoiceId);
      if (facts.status === state) {
        this.expected.invoiceStates.set(invoiceId, state);
        return facts;
      }
      // As the page a payer comes back to does, which may be called so often and no more.
      if (facts.status === 'open' && look % 4 === 0) await this.must(`/api/v1/invoices/${invoiceId}/check`);
      await sleep(150);
    }
  }

  get #own(): Pick<Asking, 'token' | 'address'> {
    return { token: this.#shopper.token, address: this.#shopper.address };
  }
}
