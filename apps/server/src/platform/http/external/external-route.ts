import type { Context } from '../../context.ts';
import type { Prepared } from '../answers/prepared.ts';
import type { Incoming } from '../calls/incoming.ts';

/** A call in an outside protocol: its fields as text, from query, JSON or form. */
export interface ExternalCall {
  method: 'GET' | 'POST';
  /** Query and body merged; the body wins. Only texts, numbers and booleans count. */
  fields: ReadonlyMap<string, string>;
  incoming: Incoming;
}

export interface ExternalAnswer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body: unknown | Prepared<unknown>;
}

/** An endpoint that follows an outside protocol, including its error format. */
export interface ExternalRoute {
  path: string;
  answer(ctx: Context, call: ExternalCall): Promise<ExternalAnswer>;
  /** The same call from another panel of this installation, already authenticated. */
  answerWithin?(ctx: Context, fields: ExternalCall['fields']): Promise<unknown>;
  /** True for expected refusals, which any caller can cause and which need no log entry. */
  isMeant(error: unknown): boolean;
  /** The protocol's answer to an error. */
  refuse(error: unknown): ExternalAnswer;
}

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
