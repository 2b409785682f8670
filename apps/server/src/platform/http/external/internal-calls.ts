import type { Context } from '../../context.ts';
import type { WireRoute } from './external-route.ts';

/** How one panel speaks to another of the same installation: in a foreign protocol's words, without a network. */
export interface WiresWithin {
  /** The context says which panel is asked, and by whom. */
  ask(ctx: Context, path: string, fields: Record<string, string>): Promise<unknown>;
}

export function createWiresWithin(routes: readonly WireRoute[]): WiresWithin {
  const answers = new Map(routes.map(({ path, answerWithin }) => [path, answerWithin]));
  return {
    ask: (ctx, path, fields) => {
      const answer = answers.get(path);
      if (!answer) throw new Error(`Nobody answers within the house at ${path}.`);
      return answer(ctx, new Map(Object.entries(fields)));
    },
  };
}
