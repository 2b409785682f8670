import type { Context } from '../context.ts';

/** Something that happened. The feature it happens in defines it; whoever imports that feature may listen. */
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
   * Runs every listener before it returns, one after the other, with the context given: emitted inside
   * a transaction, what they write commits or fails with the event itself.
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
  // Listeners of every payload stand in one list; the pairing is checked right here.
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
