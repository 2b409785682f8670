import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Load } from './latencies.ts';

export interface Message {
  method: 'GET' | 'POST';
  path: string;
  token: string;
  body?: string;
}

/**
 * Clients who each send their next request when the answer has come. They write bytes to bare sockets and read no
 * more of an answer than its status and length: they share the machine's cores with the server they measure.
 */
export async function httpLoad(
  origin: string,
  load: { clients: number; seconds: number },
  next: () => Message,
): Promise<Load> {
  const milliseconds: number[] = [];
  const connections = await Promise.all(Array.from({ length: load.clients }, () => Connection.open(origin)));
  const start = performance.now();
  const end = start + load.seconds * 1000;
  await Promise.all(
    connections.map(async (connection) => {
      for (let began = performance.now(); began < end; ) {
        await connection.send(next());
        const now = performance.now();
        milliseconds.push(now - began);
        began = now;
      }
    }),
  );
  const perSecond = (milliseconds.length * 1000) / (performance.now() - start);
  for (const connection of connections) connection.close();
  return { perSecond, milliseconds };
}

const headEnd = '\r\n\r\n';

class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #received = '';
  #wanted = 0;
  #answered: (() => void) | undefined;
  #failed: ((error: Error) => void) | undefined;

  static async open(origin: string): Promise<Connection> {
    const { hostname, port, host } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    return new Connection(socket, host);
  }

  constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => this.#receive(text));
    socket.on('error', (error) => this.#failed?.(error));
    socket.on('close', () => this.#failed?.(new Error('the server closed the connection')));
  }

  send({ method, path, token, body = '' }: Message): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
      this.#socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\nauthorization: Bearer ${token}\r\n` +
          `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}${headEnd}${body}`,
      );
    });
  }

  close(): void {
    this.#failed = undefined;
    this.#socket.destroy();
  }

  #receive(text: string): void {
    this.#received += text;
    if (this.#wanted === 0) {
      const head = this.#received.indexOf(headEnd);
      if (head < 0) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(this.#received)?.[1];
      if (length === undefined) {
        this.#failed?.(new Error('an answer did not tell its length'));
        return;
      }
      this.#wanted = head + headEnd.length + Number(length);
    }
    if (this.#received.length < this.#wanted) return;
    const answer = this.#received;
    this.#received = '';
    this.#wanted = 0;
    if (answer.startsWith('HTTP/1.1 200')) this.#answered?.();
    else this.#failed?.(new Error(answer));
  }
}
