import type { BtcpayServer } from '../../apps/server/src/testing/gateways/btcpay-server.ts';
import type { Client } from './client.ts';
import { disputes, journeys, patientJourneys } from './journeys.ts';
import type { ChaosShop } from './open-shop.ts';
import { SimulatedCustomer } from './simulated-customer.ts';

interface LoadOptions {
  client: Client;
  shop: ChaosShop;
  gateway: BtcpayServer;
  /** How many customers are active at a time. */
  atOnce: number;
  /** Whether the journeys include reversals, which may wait for killed jobs to restart. */
  isPatient: boolean;
}

/** Keeps customers active until `end` is called, then waits until all of them have finished. */
export class CustomerLoad {
  journeys = 0;
  readonly #options: LoadOptions;
  readonly #customers: SimulatedCustomer[] = [];
  #lanes: Promise<void>[] = [];
  #isEnding = false;
  #failure: Error | undefined;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  begin(): void {
    const lanes = Array.from({ length: this.#options.atOnce }, (_, lane) => this.#lane(lane));
    this.#lanes = lanes.map((lane) =>
      lane.catch((error: Error) => {
        this.#failure ??= error;
      }),
    );
  }

  check(): void {
    if (this.#failure) throw this.#failure;
  }

  async end(): Promise<SimulatedCustomer[]> {
    this.#isEnding = true;
    await Promise.all(this.#lanes);
    this.check();
    return this.#customers;
  }

  async #lane(lane: number): Promise<void> {
    const { client, shop, gateway, atOnce, isPatient } = this.#options;
    // Each customer does each journey once, so that nobody reaches the rate limits.
    const ways = isPatient ? patientJourneys : journeys;
    for (let place = lane; place < shop.shoppers.length && !this.#isEnding; place += atOnce) {
      const shopper = shop.shoppers[place];
      if (!shopper) return;
      const customer = new SimulatedCustomer(client, shop, shopper, gateway);
      this.#customers.push(customer);
      if (isPatient && lane % 6 === 5) {
        await disputes(customer);
        this.journeys += 1;
        continue;
      }
      for (let step = 0; step < ways.length && !this.#isEnding; step += 1) {
        await ways[(lane * 5 + step) % ways.length]?.(customer);
        this.journeys += 1;
      }
    }
  }
}
