import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { whenDone } from './when-done.ts';

export interface DatabaseProxy {
  /** The database's address, through the proxy. */
  url: string;
  /** From now on no byte passes, and new connections get no answer. */
  hang(): void;
  /** Passes bytes again; what was swallowed stays lost, so connections that waited stay silent. */
  resume(): void;
  /** Breaks every connection without a farewell. */
  cut(): void;
}

/** A TCP proxy in front of a test's PostgreSQL that can fail as a network does. Closed after the file. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHanging = false;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => void (isHanging || to.write(bytes)));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    pass(client, database);
    pass(database, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  whenDone(() => {
    cut();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    hang: () => {
      isHanging = true;
    },
    resume: () => {
      isHanging = false;
    },
    cut,
  };
}
