import type { Context } from '../../platform/context.ts';
import { type OrderWidget, storedWidgets } from './stored-widgets.ts';

/** The partner's widget that calls; undefined for everybody else, the panel's own form included. */
export async function callingWidget({ actor, caches, panel }: Context): Promise<OrderWidget | undefined> {
  if (actor.kind !== 'widget') return undefined;
  const widgets = await caches.get(storedWidgets, panel.id);
  return widgets.find(({ id }) => id === actor.widgetId);
}
