import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];
type Store = ReturnType<Strategy['storage']>;
type Handler = NonNullable<ReturnType<Store['get']>>;

/** Where a page and a call share an address, the call has this constraint and the page stands behind it. */
export const onlyCalls = { wants: 'data' };

/** A browser that opens an address names HTML first; scripts and other programs name JSON, or anything. */
export function wantsPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(headers.accept ?? '');
}

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
  deriveConstraint: (request) => (wantsPage(request) ? 'page' : 'data'),
};

export function tellPagesFromCalls(server: FastifyInstance): void {
  if (!server.hasConstraintStrategy(strategy.name)) server.addConstraintStrategy(strategy);
}
