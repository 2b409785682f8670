import type { FastifyRequest } from 'fastify';
import type { Panel } from '../context.ts';
import { refuse } from '../errors.ts';

export type PanelByHost = (host: string) => Promise<Panel | undefined>;

/** The panel is chosen by the exact host name and nothing else in the request. */
export async function panelFromHost({ siteHost }: FastifyRequest, panelByHost: PanelByHost): Promise<Panel> {
  const panel = await panelByHost(siteHost);
  return panel ?? refuse('unknown_host', { values: { host: siteHost.slice(0, 253) } });
}
