import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Money, parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { BtcpayServer } from '../../apps/server/src/testing/gateways/btcpay-server.ts';
import type { ApiRequest, ApiResponse, Client, Facts } from './client.ts';
import { type Expected, nothingExpected } from './expected.ts';
import type { ChaosShop, Shopper } from './open-shop.ts';

export function dollars(text: string | undefined): Money {
  return parseMoney(text ?? '0') ?? zero;
}

/** One customer with what the journeys need: calls that take effect once, and the expected result. */
export class SimulatedCustomer {
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

  ask(request: ApiRequest): Promise<ApiResponse> {
    const { token, address } = this.#shopper;
    return this.#client.ask({ token, address, ...request });
  }

  must(path: string, body?: object, allowed?: readonly number[]): Promise<ApiResponse> {
    const { token, address } = this.#shopper;
    const request = { path, token, address, key: randomUUID(), ...(body ? { body } : {}) };
    return this.#client.must(request, allowed);
  }

  async operator(verb: string, id: number | bigint, more: object = {}): Promise<void> {
    const { address } = this.#shopper;
    await this.#client.must({ path: '/chaos/operator', address, body: { verb, id: String(id), ...more } });
  }

  async invoice(id: number): Promise<Facts> {
    return (await this.#client.must({ ...this.#own, method: 'GET', path: `/api/v1/invoices/${id}` })).data;
  }

  /** Pays at the gateway that the address belongs to. A lost button press is repeated. */
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

  /** A card at the sandbox, ready to be charged. */
  async linkCard(): Promise<number> {
    const path = '/api/v1/recurring-payments-methods';
    const { data } = await this.must(path, { payment_method_id: this.shop.methods.sandbox });
    await this.press(data.redirect_url ?? '', 'pay');
    for (;;) {
      const [card] = (await this.ask({ method: 'GET', path })).data.rows ?? [];
      if (card?.id) return card.id;
      await sleep(150);
    }
  }

  async press(url: string, action: string): Promise<void> {
    const { pathname } = new URL(url, 'http://localhost');
    const { address } = this.#shopper;
    await this.#client.must({ path: pathname, body: { action }, address }, [409]);
  }

  async reach(invoiceId: number, state: string): Promise<Facts> {
    for (let attempt = 0; ; attempt += 1) {
      const facts = await this.invoice(invoiceId);
      if (facts.status === state) {
        this.expected.invoiceStates.set(invoiceId, state);
        return facts;
      }
      // As the page after the payment does; only every fourth time, because the call is rate limited.
      if (facts.status === 'open' && attempt % 4 === 0)
        await this.must(`/api/v1/invoices/${invoiceId}/check`);
      await sleep(150);
    }
  }

  get #own(): Pick<ApiRequest, 'token' | 'address'> {
    return { token: this.#shopper.token, address: this.#shopper.address };
  }
}
