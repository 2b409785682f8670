import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Asking {
  path: string;
  method?: 'GET' | 'POST';
  body?: object | string;
  token?: string;
  /** The same for every try: whatever became of the first, the call happens once. */
  key?: string;
  headers?: Record<string, string>;
  /** Whom the panel takes the caller for. */
  address?: string;
}

/** What the journeys read of the answers they get. */
export interface Facts {
  id?: number;
  invoice_id?: number;
  redirect_url?: string | null;
  status?: string;
  total_bonus?: string;
  total?: string;
  orders?: { id: number }[];
  payment?: Facts | null;
}

export interface Answered {
  status: number;
  data: Facts;
}

const longest = 8_000;

/** A client that does not give up: no answer, or the answer of a house in trouble, and it asks again. */
export class Client {
  /** How often an answer was lost. */
  tries = 0;
  answered = 0;
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  async ask(asking: Asking): Promise<Answered> {
    for (;;) {
      const answer = await this.#once(asking).catch(() => undefined);
      if (answer && answer.status < 500 && answer.status !== 429) {
        this.answered += 1;
        return answer;
      }
      this.tries += 1;
      await sleep(answer?.status === 429 ? 500 : 100);
    }
  }

  /** The same, where anything but success is a fault of the house. */
  async must(asking: Asking, allowed: readonly number[] = []): Promise<Answered> {
    const answer = await this.ask(asking);
    if (answer.status < 300 || allowed.includes(answer.status)) return answer;
    throw new Error(`${asking.path} answered ${answer.status}: ${JSON.stringify(answer.data)}`);
  }

  #once({ path, method = 'POST', body, token, key, headers, address }: Asking): Promise<Answered> {
    const payload = typeof body === 'string' ? body : body && JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          host: '127.0.0.1',
          port: this.#port,
          path,
          method,
          timeout: longest,
          headers: {
            host: `localhost:${this.#port}`,
            ...(payload ? { 'content-type': 'application/json' } : {}),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(key ? { 'idempotency-key': key } : {}),
            ...(address ? { 'x-forwarded-for': address } : {}),
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part) => {
            text += part;
          });
          response.on('error', reject);
          response.on('end', () => {
            const status = response.statusCode ?? 0;
            resolve({ status, data: parsed(text) });
          });
        },
      );
      request.on('timeout', () => request.destroy(new Error('no answer')));
      request.on('error', reject);
      request.end(payload);
    });
  }
}

function parsed(text: string): Facts {
  if (!text.startsWith('{')) return {};
  const answer = JSON.parse(text) as Facts & { data?: Facts };
  return answer.data ?? answer;
}
