import type { Context } from '../../context.ts';
import type { ExternalRoute } from './external-route.ts';

/** How one panel speaks to another of the same installation: in a foreign protocol's words, without a network. */
export interface InternalCalls {
  /** The context says which panel is asked, and by whom. */
  ask(ctx: Context, path: string, fields: Record<string, string>): Promise<unknown>;
}

export function createInternalCalls(routes: readonly ExternalRoute[]): InternalCalls {
  const answers = new Map(routes.map(({ path, answerWithin }) => [path, answerWithin]));
  return {
    ask: (ctx, path, fields) => {
      const answer = answers.get(path);
      if (!answer) throw new Error(`Nobody answers within the house at ${path}.`);
      return answer(ctx, new Map(Object.entries(fields)));
    },
  };
}
