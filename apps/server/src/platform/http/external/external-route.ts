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
