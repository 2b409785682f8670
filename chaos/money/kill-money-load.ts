import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { startBtcpayServer } from '../../apps/server/src/testing/gateways/btcpay-server.ts';
import { isSpread, stopAtOnce } from '../faults.ts';
import { Client } from './ask.ts';
import { auditMoney } from './audit-money.ts';
import { openChaosShop, secretKey, shopAccount } from './open-shop.ts';
import { PanelUnderLoad } from './panel-under-load.ts';
import { Travels } from './travels.ts';

interface MoneyReport {
  kills: number;
  databaseStops: number;
  shoppers: number;
  journeys: number;
  /** Calls whose answer was lost and that were made again with the same key. */
  repeated: number;
  problems: string[];
}

/**
 * A panel with web and worker, and shoppers who pay, order, cancel, earn and withdraw through its doors while
 * it is killed and its database stopped. Answers every difference between the books and what they were told.
 */
export async function killMoneyLoad(options: {
  kills: number;
  databaseStops: number;
  atOnce: number;
  isPatient: boolean;
}): Promise<MoneyReport> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-chaos-'));
  await chmod(dataDir, 0o755);
  const startDatabase = () => startEmbedded({ dataDir, log: () => undefined, durable: true });
  let database = await startDatabase();
  const gateway = await startBtcpayServer(shopAccount);
  const port = await freePort();
  const panel = new PanelUnderLoad(environment(port, dataDir));
  try {
    await migrate({ url: database.url });
    const rounds = options.kills + options.databaseStops;
    const shop = await openChaosShop(database.url, {
      shoppers: options.atOnce * (2 + Math.ceil(rounds / 3)),
      gatewayOrigin: gateway.origin,
      couponLimit: 3 + rounds,
    });
    const client = new Client(port);
    const travels = new Travels({ client, shop, gateway, ...options });
    travels.begin();
    for (let round = 1; round <= rounds; round += 1) {
      await panel.start(database.url);
      await underLoad(client, 10 + Math.random() * 60);
      if (isSpread(round, rounds, options.databaseStops)) {
        await stopAtOnce(database.url);
        await sleep(Math.random() * 300);
        await panel.kill();
        database = await startDatabase();
      } else {
        await panel.kill();
      }
      travels.check();
    }
    await panel.start(database.url);
    const travellers = await travels.end();
    const problems = await auditMoney(database.url, shop, travellers);
    return {
      ...{ kills: options.kills, databaseStops: options.databaseStops },
      ...{ shoppers: travellers.length, journeys: travels.journeys, repeated: client.tries, problems },
    };
  } finally {
    await panel.kill();
    await gateway.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Until so many calls more were answered: however slow the machine, the blow falls into the middle of things. */
async function underLoad(client: Client, calls: number): Promise<void> {
  const until = client.answered + calls;
  while (client.answered < until) await sleep(5);
}

function environment(port: number, dataDir: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DEMO: '0',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: path.join(dataDir, 'panel'),
    SECRET_KEY: secretKey,
    SANDBOX_PAYMENTS: '1',
    ALLOW_LOOPBACK_FETCH: '1',
    TRUSTED_PROXIES: '127.0.0.1',
    SIMULATOR_SPEED: '1000',
    PATH: process.env.PATH ?? '',
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return address.port;
}
