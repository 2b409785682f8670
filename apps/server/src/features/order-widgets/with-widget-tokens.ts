import type { FastifyRequest } from 'fastify';
import type { Actor, AppServices } from '../../platform/context.ts';
import type { Authenticate } from '../../platform/http/calls/request-context.ts';
import { storedSettings } from '../settings/index.ts';
import { storedWidgets } from './stored-widgets.ts';

const widgetPath = '/api/v1/order-widget/';

/** The panel's own order form has no row. */
const ownForm: Actor = { kind: 'widget', widgetId: 0n };

/** A caller without a session may be an order form, known by its public token; it may only call the form's endpoints. */
export function withWidgetTokens(
  authenticate: Authenticate,
  { caches }: Pick<AppServices, 'caches'>,
): Authenticate {
  return async (request, panel) => {
    const actor = await authenticate(request, panel);
    const token = actor.kind === 'guest' ? readWidgetToken(request) : undefined;
    if (token === undefined) return actor;
    if (token === (await caches.get(storedSettings, panel.id)).cabinetWidgetToken) return ownForm;
    const widgets = await caches.get(storedWidgets, panel.id);
    const widget = widgets.find(({ apiToken }) => apiToken === token);
    return widget ? { kind: 'widget', widgetId: widget.id } : actor;
  };
}

function readWidgetToken({ routeOptions, query }: FastifyRequest): string | undefined {
  if (!routeOptions.url?.startsWith(widgetPath)) return undefined;
  const token = (query as Record<string, unknown>).api_token;
  return typeof token === 'string' && token !== '' ? token : undefined;
}
