import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const kinds = ['Views', 'Likes', 'Followers', 'Comments', 'Shares'];
const services = JSON.stringify(
  Array.from({ length: 20_000 }, (_, index) => ({
    service: index + 1,
    name: `YouTube ${kinds[index % kinds.length]} · High quality · 30-day refill · ${index + 1} 🎬`,
    category: `YouTube ${kinds[index % kinds.length]}`,
    type: 'Default',
    rate: ((1 + ((index * 7919) % 5000)) / 1000).toFixed(4),
    min: '10',
    max: '100000',
    refill: true,
    cancel: true,
    dripfeed: true,
    desc: `Delivery number ${index + 1} is spread evenly over several days.`,
  })),
);

let asked = 0;

/** A provider in a separate process: a long list of services, and news of every order it is asked about. */
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  const fields = new URLSearchParams(body);
  response.setHeader('content-type', 'application/json');
  if (fields.get('action') === 'services') return response.end(services);
  if (fields.get('action') === 'balance') return response.end('{"balance":"1000","currency":"USD"}');
  asked += 1;
  const entries = (fields.get('orders') ?? '').split(',').map((id) => [
    id,
    {
      charge: '0.27819',
      start_count: '3572',
      status: id.startsWith('done-') ? 'Completed' : 'In progress',
      remains: String(Math.max(1, 99 - (asked % 90))),
      currency: 'USD',
    },
  ]);
  response.end(JSON.stringify(Object.fromEntries(entries)));
});
server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
process.once('disconnect', () => process.exit());
