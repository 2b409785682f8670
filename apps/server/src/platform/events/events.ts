import type { Context } from '../context.ts';

/** An event is defined by the feature it happens in; features that import it may listen. */
export interface EventDefinition<Payload> {
  name: string;
  /** Never set: carries the payload's type. */
  readonly payload?: Payload;
}

export interface Listener {
  event: string;
  handle(ctx: Context, payload: unknown): Promise<void>;
}

export interface Events {
  /**
   * Runs all listeners one after the other before it returns, with the given context: inside a
   * transaction, their writes commit or roll back together.
   */
  emit<Payload>(ctx: Context, definition: EventDefinition<Payload>, payload: Payload): Promise<void>;
  /** Whether anybody listens. */
  isHeard(definition: EventDefinition<unknown>): boolean;
}

export function event<Payload>(name: string): EventDefinition<Payload> {
  return { name };
}

export function on<Payload>(
  definition: EventDefinition<Payload>,
  handle: (ctx: Context, payload: Payload) => Promise<void>,
): Listener {
  // One list holds listeners of all payload types; this signature checks that event and handler match.
  return { event: definition.name, handle: handle as Listener['handle'] };
}

export function createEvents(listeners: readonly Listener[]): Events {
  const byEvent = Map.groupBy(listeners, ({ event: name }) => name);
  return {
    async emit(ctx, { name }, payload) {
      for (const listener of byEvent.get(name) ?? []) await listener.handle(ctx, payload);
    },
    isHeard: ({ name }) => byEvent.has(name),
  };
}
