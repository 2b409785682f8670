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
  /** The same for what happened many times at once; absent: one after the other. */
  handleAll?(ctx: Context, payloads: readonly unknown[]): Promise<void>;
}

export interface Events {
  /**
   * Runs all listeners one after the other before it returns, with the given context: inside a
   * transaction, their writes commit or roll back together.
   */
  emit<Payload>(ctx: Context, definition: EventDefinition<Payload>, payload: Payload): Promise<void>;
  /** The same event of many things that happen together. */
  emitAll<Payload>(
    ctx: Context,
    definition: EventDefinition<Payload>,
    payloads: readonly Payload[],
  ): Promise<void>;
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

/** For a listener that handles many at the cost of one. */
export function onAll<Payload>(
  definition: EventDefinition<Payload>,
  handleAll: (ctx: Context, payloads: readonly Payload[]) => Promise<void>,
): Listener {
  return {
    event: definition.name,
    handle: (ctx, payload) => handleAll(ctx, [payload as Payload]),
    handleAll: handleAll as NonNullable<Listener['handleAll']>,
  };
}

export function createEvents(listeners: readonly Listener[]): Events {
  const byEvent = Map.groupBy(listeners, ({ event: name }) => name);
  return {
    async emit(ctx, { name }, payload) {
      for (const listener of byEvent.get(name) ?? []) await listener.handle(ctx, payload);
    },
    async emitAll(ctx, { name }, payloads) {
      for (const { handle, handleAll } of byEvent.get(name) ?? []) {
        if (handleAll) await handleAll(ctx, payloads);
        else for (const payload of payloads) await handle(ctx, payload);
      }
    },
    isHeard: ({ name }) => byEvent.has(name),
  };
}
