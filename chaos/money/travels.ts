import type { BtcpayServer } from '../../apps/server/src/testing/gateways/btcpay-server.ts';
import type { Client } from './ask.ts';
import { disputes, journeys, patientJourneys } from './journeys.ts';
import type { ChaosShop } from './open-shop.ts';
import { Traveller } from './traveller.ts';

interface World {
  client: Client;
  shop: ChaosShop;
  gateway: BtcpayServer;
  /** How many shoppers are under way at any moment. */
  atOnce: number;
  /** Whether reversals are among the journeys: they may wait for jobs that were killed. */
  isPatient: boolean;
}

/** Keeps shoppers under way until it is told to end, and then until every one of them has arrived. */
export class Travels {
  journeys = 0;
  readonly #world: World;
  readonly #travellers: Traveller[] = [];
  #lanes: Promise<void>[] = [];
  #isEnding = false;
  #failure: Error | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  begin(): void {
    const lanes = Array.from({ length: this.#world.atOnce }, (_, lane) => this.#lane(lane));
    this.#lanes = lanes.map((lane) =>
      lane.catch((error: Error) => {
        this.#failure ??= error;
      }),
    );
  }

  check(): void {
    if (this.#failure) throw this.#failure;
  }

  async end(): Promise<Traveller[]> {
    this.#isEnding = true;
    await Promise.all(this.#lanes);
    this.check();
    return this.#travellers;
  }

  async #lane(lane: number): Promise<void> {
    const { client, shop, gateway, atOnce, isPatient } = this.#world;
    // Each is gone once: nobody gets near the limits that keep real customers from hammering.
    const ways = isPatient ? patientJourneys : journeys;
    for (let place = lane; place < shop.shoppers.length && !this.#isEnding; place += atOnce) {
      const shopper = shop.shoppers[place];
      if (!shopper) return;
      const traveller = new Traveller(client, shop, shopper, gateway);
      this.#travellers.push(traveller);
      if (isPatient && lane % 6 === 5) {
        await disputes(traveller);
        this.journeys += 1;
        continue;
      }
      for (let step = 0; step < ways.length && !this.#isEnding; step += 1) {
        await ways[(lane * 5 + step) % ways.length]?.(traveller);
        this.journeys += 1;
      }
    }
  }
}
