import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Bench, BenchResult } from '../bench.ts';

/** The reference is the rate that the form needs, not another program: every keystroke requests a quote. */
const required = 2_000;

async function quoteOfThreeLines(): Promise<BenchResult> {
  const child = fork(join(import.meta.dirname, 'catalogue-server.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  try {
    const ours = await quotesPerSecond(origin);
    return {
      ours,
      reference: required,
      ratio: ours / required,
      note: 'three lines, 10,000 services, 16 clients',
    };
  } finally {
    child.send('stop');
    await once(child, 'exit');
  }
}

async function quotesPerSecond(origin: string): Promise<number> {
  const settings = await fetch(`${origin}/settings`).then((answer) => answer.json());
  const list = await fetch(`${origin}/api/v1/services?per_page=3`).then((answer) => answer.json());
  const services = (list.data as { id: number }[]).map(({ id }, index) => ({
    service_id: id,
    quantity: 1000 + index,
    url: `https://example.com/${index}`,
    is_guarantee: index === 0,
  }));
  const { requests, non2xx, errors } = await autocannon({
    url: `${origin}/api/v1/order-widget/services/total-cost?api_token=${settings.data.cabinetWidgetToken}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ services }),
    connections: 16,
    duration: 6,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} quotes failed`);
  return requests.average;
}

export const benches: readonly Bench[] = [
  { name: 'quotes: total cost of a checkout', reach: '≥ 1.00', run: quoteOfThreeLines },
];
