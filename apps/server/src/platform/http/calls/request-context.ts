import { defaultLocale, isLocale, type Locale } from '@marquee/domain/locale/locales.ts';
import { negotiateLocale } from '@marquee/domain/locale/negotiate.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, AppServices, Context, Panel } from '../../context.ts';
import { type ClosedFace, requireReachablePanel } from '../../panel-standing.ts';
import { readCountry } from '../pages/visitor-country.ts';
import { type PanelByHost, panelFromHost } from '../panel-from-host.ts';
import type { CheckProof } from './check-proof.ts';
import { type Reply, toReply } from './reply.ts';

/** What is needed to make a context from a request. */
export interface ContextSource {
  appServices: AppServices;
  panelByHost: PanelByHost;
  authenticate?: Authenticate;
  authenticatePage?: AuthenticatePage;
  checkProof?: CheckProof;
  closedFace?: ClosedFace;
}

export async function requestContext(
  source: ContextSource,
  request: FastifyRequest,
  /** The endpoint's name, for the few that a closed panel still answers. */
  call?: string,
): Promise<Context> {
  const ctx = await contextFor(source, request, source.authenticate ?? everyoneIsGuest, call);
  return { ...ctx, country: readCountry(request) };
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
  call?: string,
): Promise<Context> {
  const panel = await panelFromHost(request, source.panelByHost);
  await requireReachablePanel(panel, { call, closedFace: source.closedFace });
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

/** Identifies the caller; implemented by the sessions feature. */
export type Authenticate = (request: FastifyRequest, panel: Panel) => Promise<Actor>;

/** Pages are authenticated by cookie, and the answer may renew the cookies. */
export type AuthenticatePage = (request: FastifyRequest, panel: Panel, reply: Reply) => Promise<Actor>;

const everyoneIsGuest: Authenticate = async () => ({ kind: 'guest' });

/** The `locale` query parameter, else the cookie, else the browser's Accept-Language. */
export function requestLocale(request: FastifyRequest): Locale {
  const fromQuery = (request.query as Record<string, unknown> | undefined)?.locale;
  if (isLocale(fromQuery)) return fromQuery;
  const fromCookie = request.cookies?.locale;
  if (isLocale(fromCookie)) return fromCookie;
  return negotiateLocale(request.headers['accept-language'] ?? '') ?? defaultLocale;
}
