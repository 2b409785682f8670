import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

type RecordType = 'A' | 'CNAME' | 'TXT';
const numbers: Record<RecordType, number> = { A: 1, CNAME: 5, TXT: 16 };

interface TestNameServer {
  address: string;
  /** By type and name, such as `A shop.example`. */
  records: Map<string, string[]>;
  /** Answers every question with a failure, as servers in trouble do. */
  isBroken: boolean;
  close(): void;
}

/** A name server on this machine that knows what a test tells it. */
export async function startNameServer(): Promise<TestNameServer> {
  const socket = createSocket('udp4');
  const server: TestNameServer = {
    address: '',
    records: new Map(),
    isBroken: false,
    close: () => socket.close(),
  };
  socket.on('message', (question, { port, address }) => {
    const { name, type, end } = readQuestion(question);
    const found = (Object.keys(numbers) as RecordType[]).find((known) => numbers[known] === type);
    const values = found ? (server.records.get(`${found} ${name}`) ?? []) : [];
    const header = Buffer.from(question.subarray(0, 12));
    // A response that is authoritative and recursion available; 2 is a failure of the server.
    header.writeUInt16BE(server.isBroken ? 0x8182 : 0x8580, 2);
    header.writeUInt16BE(server.isBroken ? 0 : values.length, 6);
    header.fill(0, 8, 12);
    const answers = server.isBroken ? [] : values.map((value) => record(type, value));
    socket.send(Buffer.concat([header, question.subarray(12, end), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}

export async function nameServerForTest(): Promise<TestNameServer> {
  const server = await startNameServer();
  onTestFinished(server.close);
  return server;
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let place = 12;
  for (let length = message[place] ?? 0; length > 0; length = message[place] ?? 0) {
    labels.push(message.toString('latin1', place + 1, place + 1 + length));
    place += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(place + 1), end: place + 5 };
}

function record(type: number, value: string): Buffer {
  const content = contentOf(type, value);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0); // The name of the question.
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(1, 6);
  head.writeUInt16BE(content.length, 10);
  return Buffer.concat([head, content]);
}

function contentOf(type: number, value: string): Buffer {
  if (type === numbers.A) return Buffer.from(value.split('.').map(Number));
  const counted = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
  if (type === numbers.TXT) return counted(value);
  return Buffer.concat([...value.split('.').map(counted), Buffer.from([0])]);
}
