import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Socket } from 'node:net';
import type { TestDatabase } from './test-database.ts';
import { whenDone } from './when-done.ts';

/** A way to the database that can lose answers: what is committed stands, and the program hears of a failure. */
export interface LostCommits {
  database: TestDatabase;
  /** The next commit is answered with this SQLSTATE, although it succeeded. */
  loseNext(sqlState: string): void;
}

/** Between the calling test file and its database; closed after the file. */
export async function startLostCommits(database: TestDatabase): Promise<LostCommits> {
  const { hostname, port } = new URL(database.url);
  const losing: { sqlState: string | undefined } = { sqlState: undefined };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = dial(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    relay(client, upstream, losing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  whenDone(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(database.url);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    database: { ...database, url: url.href },
    loseNext: (sqlState) => {
      losing.sqlState = sqlState;
    },
  };
}

function relay(client: Socket, upstream: Socket, losing: { sqlState: string | undefined }): void {
  let lost: string | undefined;
  client.on('data', (data) => {
    if (losing.sqlState !== undefined && /commit;?\0/i.test(data.toString('latin1'))) {
      lost = losing.sqlState;
      losing.sqlState = undefined;
    }
    upstream.write(data);
  });
  upstream.on('data', (data) => {
    client.write(lost === undefined ? data : failure(lost));
    lost = undefined;
  });
}

/** PostgreSQL's ErrorResponse, then ReadyForQuery. */
function failure(sqlState: string): Buffer {
  const fields = Buffer.from(`SERROR\0C${sqlState}\0Mthe answer was lost\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields, Buffer.from([0x5a, 0, 0, 0, 5, 0x49])]);
}
