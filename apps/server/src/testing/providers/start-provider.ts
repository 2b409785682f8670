import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the provider fails on `add`; with all but `refuse` the caller does not know whether it worked. */
export type Fault = 'hang' | 'reset' | 'server_error' | 'truncated' | 'refuse' | 'slow' | 'held';

interface RemoteOrder {
  number: number;
  link: string;
  service: string;
  quantity: bigint;
  status: string;
  startCount: number;
  remains: bigint;
}

export interface FakeProvider {
  url: string;
  key: string;
  /** All orders at the provider. */
  orders: Map<number, RemoteOrder>;
  /** Its services, exactly as it sends them. */
  services: unknown[];
  balance: string;
  /** The currency of its balance. */
  currency: string;
  /** Called before every `add`. */
  fault: (link: string) => Fault | undefined;
  /** How long a `slow` answer takes. */
  slowMs: number;
  /** What a `held` answer waits for. */
  gate: Promise<void>;
  /** Links that were ordered but not answered yet. */
  unanswered: Set<string>;
  /** The most of them at one time. */
  mostUnanswered: number;
  /** Replaces the answers of other calls; `undefined` is never answered. */
  replies: Map<string, (body: URLSearchParams) => unknown>;
  calls: { action: string; body: URLSearchParams }[];
  placementsOf(link: string): number;
  stop(): Promise<void>;
}

/** A provider on this machine that speaks the usual SMM API and can be made to fail. */
export async function startProvider(): Promise<FakeProvider> {
  const server = createServer((request, response) => void serve(provider, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: FakeProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`,
    key: 'provider-key',
    orders: new Map(),
    services: [],
    balance: '100.84292',
    currency: 'USD',
    fault: () => undefined,
    slowMs: 50,
    gate: Promise.resolve(),
    unanswered: new Set(),
    mostUnanswered: 0,
    replies: new Map(),
    calls: [],
    placementsOf: (link) => [...provider.orders.values()].filter((order) => order.link === link).length,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return provider;
}

async function serve(provider: FakeProvider, request: IncomingMessage, response: ServerResponse) {
  const body = new URLSearchParams(await text(request));
  const action = body.get('action') ?? '';
  provider.calls.push({ action, body });
  if (body.get('key') !== provider.key) return send(response, { error: 'Invalid API key' });
  const replaced = provider.replies.get(action);
  if (replaced) return send(response, replaced(body));
  if (action === 'add') return add(provider, body, response);
  send(response, answers(provider, action, body));
}

async function add(provider: FakeProvider, body: URLSearchParams, response: ServerResponse) {
  const link = body.get('link') ?? '';
  const fault = provider.fault(link);
  if (fault === 'refuse') return send(response, { error: 'Bad link' });
  const number = provider.orders.size + 1;
  const quantity = BigInt(body.get('quantity') ?? '1');
  provider.orders.set(number, {
    number,
    link,
    service: body.get('service') ?? '',
    quantity,
    status: 'Pending',
    startCount: 100,
    remains: quantity,
  });
  if (fault === 'hang') return;
  if (fault === 'reset') return response.destroy();
  if (fault === 'server_error') return response.writeHead(500).end('<h1>Oops</h1>');
  if (fault === 'truncated') return response.end('{"order": 2');
  provider.unanswered.add(link);
  provider.mostUnanswered = Math.max(provider.mostUnanswered, provider.unanswered.size);
  if (fault === 'held') await provider.gate;
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, provider.slowMs));
  provider.unanswered.delete(link);
  send(response, { order: number });
}

function answers(provider: FakeProvider, action: string, body: URLSearchParams): unknown {
  if (action === 'services') return provider.services;
  if (action === 'balance') return { balance: provider.balance, currency: provider.currency };
  const one = body.get('order');
  const numbers = (body.get('orders') ?? one ?? '').split(',');
  if (action === 'status') {
    const reports = numbers.map((number) => [number, report(provider, number)] as const);
    return one === null ? Object.fromEntries(reports) : reports[0]?.[1];
  }
  if (action === 'cancel')
    return numbers.map((number) => ({
      order: Number(number),
      cancel: provider.orders.has(Number(number)) ? 1 : { error: 'Incorrect order ID' },
    }));
  if (action === 'refill')
    return provider.orders.has(Number(one)) ? { refill: `${one}` } : { error: 'Incorrect order ID' };
  if (action === 'refill_status') return { status: 'Completed' };
  return { error: 'Incorrect request' };
}

function report(provider: FakeProvider, number: string): unknown {
  const order = provider.orders.get(Number(number));
  if (!order) return { error: 'Incorrect order ID' };
  return {
    charge: '0.27819',
    start_count: String(order.startCount),
    status: order.status,
    remains: String(order.remains),
    currency: 'USD',
  };
}

function send(response: ServerResponse, answer: unknown): void {
  if (answer === undefined) return;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
}

async function text(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
