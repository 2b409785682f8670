import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ApiRequest {
  path: string;
  method?: 'GET' | 'POST';
  body?: object | string;
  token?: string;
  /** The same for every attempt, so that the call takes effect once. */
  key?: string;
  headers?: Record<string, string>;
  /** The client address that the panel sees. */
  address?: string;
}

/** The response fields that the journeys use. */
export interface Facts {
  id?: number;
  invoice_id?: number;
  redirect_url?: string | null;
  status?: string;
  total_bonus?: string;
  total?: string;
  orders?: { id: number }[];
  payment?: Facts | null;
  /** Of a response that is a list. */
  rows?: Facts[];
}

export interface ApiResponse {
  status: number;
  data: Facts;
}

const timeoutMs = 8_000;

/** A client that retries when there is no response, a server error or a rate limit. */
export class Client {
  /** How often a call had to be repeated. */
  tries = 0;
  answered = 0;
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  async ask(request: ApiRequest): Promise<ApiResponse> {
    for (;;) {
      const answer = await this.#once(request).catch(() => undefined);
      if (answer && answer.status < 500 && answer.status !== 429) {
        this.answered += 1;
        return answer;
      }
      this.tries += 1;
      await sleep(answer?.status === 429 ? 500 : 100);
    }
  }

  /** The same, but anything except success is an error. */
  async must(request: ApiRequest, allowed: readonly number[] = []): Promise<ApiResponse> {
    const answer = await this.ask(request);
    if (answer.status < 300 || allowed.includes(answer.status)) return answer;
    throw new Error(`${request.path} answered ${answer.status}: ${JSON.stringify(answer.data)}`);
  }

  #once({ path, method = 'POST', body, token, key, headers, address }: ApiRequest): Promise<ApiResponse> {
    const payload = typeof body === 'string' ? body : body && JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          host: '127.0.0.1',
          port: this.#port,
          path,
          method,
          timeout: timeoutMs,
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
  const answer = JSON.parse(text) as Facts & { data?: Facts | Facts[] };
  return Array.isArray(answer.data) ? { rows: answer.data } : (answer.data ?? answer);
}
