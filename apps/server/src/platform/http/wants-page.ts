import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];
type Store = ReturnType<Strategy['storage']>;
type Handler = NonNullable<ReturnType<Store['get']>>;

/** For endpoints that share their path with a page: requests that want HTML fall through to the page. */
export const onlyCalls = { wants: 'data' };

/** Browsers ask for HTML first when they open a URL; scripts and programs ask for JSON or anything. */
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

export function addPageConstraint(server: FastifyInstance): void {
  if (!server.hasConstraintStrategy(strategy.name)) server.addConstraintStrategy(strategy);
}
