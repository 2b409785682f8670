import type { FastifyRequest } from 'fastify';
import type { Panel } from '../context.ts';
import { refuse } from '../errors.ts';

export type PanelByHost = (host: string) => Promise<Panel | undefined>;

/** The panel is chosen by the exact host name and nothing else in the request. */
export async function panelFromHost(request: FastifyRequest, panelByHost: PanelByHost): Promise<Panel> {
  const panel = await panelByHost(hostName(request.host));
  return panel ?? refuse('unknown_host', { values: { host: request.host.slice(0, 253) } });
}

/** `Second.Localhost:3000` → `second.localhost`; a trailing dot is kept, because it is another host. */
function hostName(host: string): string {
  const withoutPort = host.startsWith('[') ? host.replace(/\]:\d+$/, ']') : host.replace(/:\d+$/, '');
  return withoutPort.toLowerCase();
}
