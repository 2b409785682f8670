import type { Context } from '../../context.ts';
import type { ExternalRoute } from './external-route.ts';

/** Lets one panel call another of the same installation in an outside protocol, without HTTP. */
export interface InternalCalls {
  /** `ctx` holds the called panel and the caller. */
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
