import type { FastifyInstance } from 'fastify';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];
type Store = ReturnType<Strategy['storage']>;
type Handler = NonNullable<ReturnType<Store['get']>>;

/** Where a page and a call share an address, the call has this constraint and the page stands behind it. */
export const onlyCalls = { wants: 'data' };

/** A browser that opens an address names HTML first; scripts and other programs name JSON, or anything. */
const strategy: Strategy = {
  name: 'wants',
  storage: (): Store => {
    const handlers = new Map<unknown, Handler>();
    return {
      get: (kind) => handlers.get(kind) ?? null,
      set: (kind, handler) => {
        handlers.set(kind, handler);
      },
    };
  },
  deriveConstraint: ({ headers }) =>
    /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers.accept ?? '') ? 'page' : 'data',
};

export function tellPagesFromCalls(server: FastifyInstance): void {
  if (!server.hasConstraintStrategy(strategy.name)) server.addConstraintStrategy(strategy);
}
