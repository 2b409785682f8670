import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Deployment {
  origin: string;
  /** From now on browsers get another build's service worker. */
  deploy(): void;
  stop(): Promise<void>;
}

/** The panel behind a proxy that can simulate a new build. */
export async function startDeployment(panel: string): Promise<Deployment> {
  let build = 0;
  const proxy = createServer((incoming, outgoing) => forward(panel, incoming, outgoing, () => build));
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    deploy: () => {
      build += 1;
    },
    stop: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function forward(
  panel: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  build: () => number,
): void {
  const { 'accept-encoding': _, ...headers } = incoming.headers;
  const passed = request(
    new URL(incoming.url ?? '/', panel),
    { method: incoming.method, headers },
    (answer) => {
      const isWorker = incoming.url === '/service-worker.js';
      const { 'content-length': length, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers);
      if (isWorker) outgoing.write(`/* build ${build()} */\n`);
      answer.pipe(outgoing);
    },
  );
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}
