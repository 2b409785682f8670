import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppServices, Context } from '../../context.ts';
import { type PanelByHost, panelFromHost } from '../panel-from-host.ts';
import { type Authenticate, type AuthenticatePage, everyoneIsGuest } from './authenticate.ts';
import { toReply } from './reply.ts';
import { requestLocale } from './request-locale.ts';

/** What is needed to make a context from a request. */
export interface ContextSource {
  appServices: AppServices;
  panelByHost: PanelByHost;
  authenticate?: Authenticate;
  authenticatePage?: AuthenticatePage;
}

export function requestContext(source: ContextSource, request: FastifyRequest): Promise<Context> {
  return contextFor(source, request, source.authenticate ?? everyoneIsGuest);
}

export function pageContext(
  source: ContextSource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const authenticatePage: AuthenticatePage = source.authenticatePage ?? everyoneIsGuest;
  return contextFor(source, request, (_, panel) => authenticatePage(request, panel, toReply(reply)));
}

async function contextFor(
  source: ContextSource,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Context> {
  const panel = await panelFromHost(request, source.panelByHost);
  const actor = await authenticate(request, panel);
  return {
    ...source.appServices,
    panel,
    actor,
    locale: requestLocale(request),
    requestId: request.id,
    log: request.log,
  };
}
