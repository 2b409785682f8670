import type { Context } from '../../context.ts';
import type { Prepared } from '../answers/prepared.ts';
import type { Incoming } from '../calls/incoming.ts';

/** A call in a protocol that is not ours: its fields as text, wherever and in whichever form they came. */
export interface ExternalCall {
  method: 'GET' | 'POST';
  /** Query and body together; the body wins. Only texts and numbers count as values. */
  fields: ReadonlyMap<string, string>;
  incoming: Incoming;
}

export interface ExternalAnswer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body: unknown | Prepared<unknown>;
}

/** An address where others set the rules: what it reads, and what it answers when it cannot. */
export interface ExternalRoute {
  path: string;
  answer(ctx: Context, call: ExternalCall): Promise<ExternalAnswer>;
  /** The same for a panel of this installation, whose caller is known already. */
  answerWithin?(ctx: Context, fields: ExternalCall['fields']): Promise<unknown>;
  /** Said on purpose, rather than gone wrong: anybody can cause it, and no log need hold it. */
  isMeant(error: unknown): boolean;
  /** What could not be read, or failed on our side; never thrown on. */
  refuse(error: unknown): ExternalAnswer;
}
