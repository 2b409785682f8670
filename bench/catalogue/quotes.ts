import autocannon from 'autocannon';
import { withBareRoute } from '../bare-route.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { withCatalogueServer } from './with-catalogue-server.ts';

const rounds = 3;

interface Question {
  path: string;
  body: string;
}

/** Every key press in the form asks for a quote. */
function quoteOfThreeLines(): Promise<BenchResult> {
  return withCatalogueServer({ pages: false }, async (ours) => {
    const question = await questionOf(ours);
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(ours + question.path, { method: 'POST', headers, body: question.body });
    return withBareRoute({ body: await answer.text() }, async (reference) => {
      const sums = { ours: 0, reference: 0 };
      for (let round = 0; round < rounds; round += 1) {
        sums.ours += await quotesPerSecond(ours, question);
        sums.reference += await quotesPerSecond(reference, question);
      }
      return {
        ours: sums.ours / rounds,
        reference: sums.reference / rounds,
        ratio: sums.ours / sums.reference,
        note: 'three lines, 10,000 services, 16 clients; reference: a bare Fastify route that parses the question and sends the same bytes',
      };
    });
  });
}

async function questionOf(origin: string): Promise<Question> {
  const settings = await fetch(`${origin}/settings`).then((answer) => answer.json());
  const list = await fetch(`${origin}/api/v1/services?per_page=3`).then((answer) => answer.json());
  const services = (list.data as { id: number }[]).map(({ id }, index) => ({
    service_id: id,
    quantity: 1000 + index,
    url: `https://example.com/${index}`,
    is_guarantee: index === 0,
  }));
  return {
    path: `/api/v1/order-widget/services/total-cost?api_token=${settings.data.cabinetWidgetToken}`,
    body: JSON.stringify({ services }),
  };
}

async function quotesPerSecond(origin: string, { path, body }: Question): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: origin + path,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    connections: 16,
    duration: 3,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} quotes failed`);
  return requests.average;
}

export const benches: readonly Bench[] = [
  { name: 'quotes: total cost of a checkout', reach: '≥ 0.20', run: quoteOfThreeLines },
];
