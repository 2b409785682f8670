import { setTimeout as pause } from 'node:timers/promises';
import { hashPassword, isPassword } from '../../apps/server/src/features/accounts/password.ts';
import { withDatabase } from '../../e2e/server/panel-database.ts';
import { startPanel } from '../../e2e/server/start-panel.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { percentile } from '../load/latencies.ts';
import { perSecond } from '../per-second.ts';

const seconds = 10;
const clients = 16;

async function login(): Promise<BenchResult> {
  const panel = await startPanel();
  process.env.PANEL_DATA_DIR = panel.dataDir;
  try {
    await withDatabase(async (database) => {
      await database.query(
        `insert into panel_settings (panel_id, overrides) values (1, '{"captcha_is_enabled": false}')
         on conflict (panel_id) do update set overrides = panel_settings.overrides || excluded.overrides`,
      );
      // One account per client: sixteen concurrent logins to the same account would be rate limited.
      await database.query(
        `insert into account (panel_id, email, email_verified_at, name, password_hash)
         select panel_id, 'bench-' || n || '@demo.localhost', now(), 'Bench', password_hash
           from account, generate_series(0, $1) n where email = 'customer@demo.localhost'`,
        [clients],
      );
    });
    await until(async () => (await signIn(panel.origin, clients)) === 200);
    const end = performance.now() + seconds * 1000;
    const [counts, waits] = await Promise.all([
      Promise.all(Array.from({ length: clients }, (_, number) => signInUntil(panel.origin, number, end))),
      measureHealth(panel.origin, end),
    ]);
    const ours = counts.reduce((sum, count) => sum + count, 0) / seconds;
    const reference = await verifiedPerSecond();
    const note =
      `/healthz meanwhile: p99 ${percentile(waits, 0.99).toFixed(0)} ms of ${waits.length} (to stay below 100); ` +
      'reference: Argon2 alone, one password after the other';
    return { ours, reference, ratio: ours / reference, note };
  } finally {
    await panel.stop();
  }
}

async function verifiedPerSecond(): Promise<number> {
  const stored = await hashPassword('marquee-demo');
  return perSecond({ clients: 1, seconds: 4 }, () => isPassword(stored, 'marquee-demo'));
}

async function signIn(origin: string, number: number): Promise<number> {
  const answer = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `bench-${number}@demo.localhost`, password: 'marquee-demo' }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function signInUntil(origin: string, number: number, end: number): Promise<number> {
  let count = 0;
  while (performance.now() < end) {
    const status = await signIn(origin, number);
    if (status === 200) count += 1;
    else throw new Error(`signing in answered ${status}`);
  }
  return count;
}

async function measureHealth(origin: string, end: number): Promise<number[]> {
  const waits: number[] = [];
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(`${origin}/healthz`)).arrayBuffer();
    waits.push(performance.now() - start);
    await pause(10);
  }
  return waits;
}

async function until(done: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await done()) return;
    await pause(100);
  }
  throw new Error('the panel lets nobody in');
}

export const benches: readonly Bench[] = [
  { name: 'login by password, 16 clients', reach: '≥ 0.70', run: login },
];
