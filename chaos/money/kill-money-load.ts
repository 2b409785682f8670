import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { startBtcpayServer } from '../../apps/server/src/testing/gateways/btcpay-server.ts';
import { endAllSessions, isSpread, stopAtOnce } from '../faults.ts';
import { auditMoney } from './audit-money.ts';
import { Client } from './client.ts';
import { CustomerLoad } from './customer-load.ts';
import { openChaosShop, secretKey, shopAccount } from './open-shop.ts';
import { PanelUnderLoad } from './panel-under-load.ts';

interface MoneyReport {
  kills: number;
  databaseStops: number;
  shoppers: number;
  journeys: number;
  /** Calls that were repeated with the same key because the response was lost. */
  repeated: number;
  problems: string[];
}

/**
 * A panel with web and worker, and customers who pay, order, cancel, earn and withdraw while it is killed
 * and its database stopped. Returns every difference between the ledger and the responses they got.
 */
export async function killMoneyLoad(options: {
  kills: number;
  databaseStops: number;
  /** How often the panel loses every database connection, which it must survive. */
  connectionLosses: number;
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
    const load = new CustomerLoad({ client, shop, gateway, ...options });
    load.begin();
    for (let round = 1; round <= rounds; round += 1) {
      await panel.start(database.url);
      await underLoad(panel, client, 10 + Math.random() * 60);
      if (isSpread(round, rounds, options.connectionLosses)) {
        await endAllSessions(database.url);
        await underLoad(panel, client, 20);
      }
      if (isSpread(round, rounds, options.databaseStops)) {
        await stopAtOnce(database.url);
        await sleep(Math.random() * 300);
        await panel.kill();
        database = await startDatabase();
      } else {
        await panel.kill();
      }
      load.check();
    }
    await panel.start(database.url);
    const customers = await load.end();
    const problems = await auditMoney(database.url, shop, customers);
    return {
      ...{ kills: options.kills, databaseStops: options.databaseStops },
      ...{ shoppers: customers.length, journeys: load.journeys, repeated: client.tries, problems },
    };
  } finally {
    await panel.kill();
    await gateway.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Waits for a number of responses, so that the kill hits running calls on a slow machine too. */
async function underLoad(panel: PanelUnderLoad, client: Client, calls: number): Promise<void> {
  const until = client.answered + calls;
  while (client.answered < until) {
    if (!panel.isRunning) throw new Error('the panel ended by itself');
    await sleep(5);
  }
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
