import type { FastifyRequest } from 'fastify';
import type { Actor, AppServices } from '../../platform/context.ts';
import type { Authenticate } from '../../platform/http/calls/request-context.ts';
import { storedSettings } from '../settings/index.ts';
import { storedWidgets } from './stored-widgets.ts';

const widgetPath = '/api/v1/order-widget/';

/** The panel's own order form has no row. */
const ownForm: Actor = { kind: 'widget', widgetId: 0n };

/**
 * A caller without a session may be an order form, known by its public token; it may only call the form's endpoints.
 * A signed-in customer who calls them with a partner's token orders through that partner's widget.
 */
export function withWidgetTokens(
  authenticate: Authenticate,
  { caches }: Pick<AppServices, 'caches'>,
): Authenticate {
  return async (request, panel) => {
    const actor = await authenticate(request, panel);
    const token = actor.kind === 'guest' || actor.kind === 'user' ? readWidgetToken(request) : undefined;
    if (token === undefined) return actor;
    if (token === (await caches.get(storedSettings, panel.id)).cabinetWidgetToken)
      return actor.kind === 'user' ? actor : ownForm;
    const widgets = await caches.get(storedWidgets, panel.id);
    const widget = widgets.find(({ apiToken }) => apiToken === token);
    if (!widget) return actor;
    const caller = { widgetId: widget.id, address: request.ip };
    return actor.kind === 'user' ? { ...actor, viaWidget: caller } : { kind: 'widget', ...caller };
  };
}

function readWidgetToken({ routeOptions, query }: FastifyRequest): string | undefined {
  if (!routeOptions.url?.startsWith(widgetPath)) return undefined;
  const token = (query as Record<string, unknown>).api_token;
  return typeof token === 'string' && token !== '' ? token : undefined;
}
