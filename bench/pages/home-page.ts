import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { withDatabase } from '../../e2e/server/panel-database.ts';
import { type RunningPanel, startPanel } from '../../e2e/server/start-panel.ts';
import { againstPreparedBytes } from '../against-prepared-bytes.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { perSecond } from '../per-second.ts';
import { stringRendersPerSecond } from './string-renders.ts';

const clients = 8;
const seconds = 4;
const rounds = 3;

async function kept(): Promise<BenchResult> {
  const panel = await startPanel();
  try {
    return await againstPreparedBytes(`${panel.origin}/`);
  } finally {
    await panel.stop();
  }
}

/** For a signed-in visitor every page is loaded and rendered separately. */
async function rendered(path: string): Promise<BenchResult> {
  const panel = await startPanel();
  try {
    const refreshCookie = await signIn(panel);
    const open = async (turn: number, cookie: string) => {
      const plain = { headers: { accept: 'text/html', 'accept-encoding': 'identity', cookie } };
      const answer = await fetch(`${panel.origin}${path}?turn=${turn}`, plain);
      if (answer.status !== 200 || answer.redirected) throw new Error(`${path} answers ${answer.status}`);
      return answer;
    };
    // The first page hands out the session's token, which a browser sends with all others.
    const first = await open(0, refreshCookie);
    const cookie = `${refreshCookie}; ${sentCookies(first)}`;
    const load = async (turn: number) => (await open(turn, cookie)).text();
    const html = await first.text();
    const sums = { ours: 0, reference: 0 };
    for (let round = 1; round <= rounds; round += 1) {
      sums.ours += await perSecond({ clients, seconds }, (turn) => load(round * 1_000_000 + turn));
      sums.reference += await stringRendersPerSecond(html, seconds);
    }
    return {
      ours: sums.ours / rounds,
      reference: sums.reference / rounds,
      ratio: sums.ours / sums.reference,
      note: 'reference: React writes the same elements, without asking anybody for data',
    };
  } finally {
    await panel.stop();
  }
}

/** The answers of the API that the page shows. */
const shown = ['networks', 'services?per_page=20', 'special-offers', 'services/labels'];

/** What a guest's document weighs beside what it shows: its elements, its looks, and its data once more. */
async function weight(): Promise<BenchResult> {
  const panel = await startPanel();
  try {
    const html = await (await fetch(`${panel.origin}/`, { headers: { accept: 'text/html' } })).text();
    const answers = await Promise.all(
      shown.map(async (call) => (await fetch(`${panel.origin}/api/v1/${call}`)).text()),
    );
    const ours = Buffer.byteLength(html);
    const reference = Buffer.byteLength(answers.join(''));
    const packed = (brotliCompressSync(html).length / 1000).toFixed(1);
    return {
      ours,
      reference,
      ratio: ours / reference,
      note: `${ours} bytes, not per second; ${packed} kB with Brotli; reference: the API's answers with what it shows`,
    };
  } finally {
    await panel.stop();
  }
}

/** The session's cookie; the demo panel's captcha is switched off first. */
async function signIn({ origin, dataDir }: RunningPanel): Promise<string> {
  process.env.PANEL_DATA_DIR = dataDir;
  await withDatabase((database) =>
    database.query(
      `insert into panel_settings (panel_id, overrides) values (1, '{"captcha_is_enabled": false}')
       on conflict (panel_id) do update set overrides = panel_settings.overrides || excluded.overrides`,
    ),
  );
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await fetch(`${origin}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'customer@demo.localhost', password: 'marquee-demo' }),
    });
    if (answer.ok) return sentCookies(answer);
    await pause(100);
  }
  throw new Error('the panel lets nobody in');
}

function sentCookies({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

export const benches: readonly Bench[] = [
  { name: 'home page HTML, guest', reach: '≥ 0.60', run: kept },
  { name: 'home page HTML, rendered each time', reach: '≥ 0.80', run: () => rendered('/') },
  { name: 'all services, rendered each time', reach: '≥ 0.80', run: () => rendered('/services') },
  { name: 'a type of services, rendered each time', reach: '≥ 0.80', run: () => rendered('/youtube-views') },
  { name: 'a customer’s orders, rendered each time', reach: '≥ 0.80', run: () => rendered('/orders') },
  { name: 'home page HTML, bytes', reach: '≤ 2.0', run: weight },
];
