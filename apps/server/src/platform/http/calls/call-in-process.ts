import type { Answer, CallInput, Endpoint } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { Download } from '../answers/download.ts';
import { Prepared } from '../answers/prepared.ts';
import { Redirect } from '../answers/redirect.ts';
import { Streamed } from '../answers/streamed.ts';
import { admitCall } from './admit-call.ts';
import type { CheckProof } from './check-proof.ts';
import type { Incoming } from './incoming.ts';
import { parseInput } from './parse-input.ts';
import type { Reply } from './reply.ts';
import type { Route } from './route.ts';

export type InProcessCall = (name: string, input?: CallInput<Endpoint>) => Promise<Answer<Endpoint>>;

/** Server-side rendering makes the same calls as the browser, with the same checks but without HTTP. */
export function callInProcess(
  routes: readonly Route[],
  checkProof?: CheckProof,
): (ctx: Context, reply: Reply, incoming: Incoming) => InProcessCall {
  const byName = new Map(routes.map((route) => [route.endpoint.name, route]));
  return (visitor, reply, incoming) =>
    async (name, input = {}) => {
      const route = byName.get(name) ?? refuse('not_found');
      const ctx = route.endpoint.access === 'widget' ? asOwnForm(visitor) : visitor;
      await admitCall(ctx, route.endpoint, { params: input.params, checkProof });
      const result = await route.handle(ctx, parseInput(route.endpoint, asText(input)), reply, incoming);
      if (result instanceof Redirect) throw new Error(`${name} leads elsewhere, where no page can follow`);
      if (result instanceof Download || result instanceof Streamed)
        throw new Error(`${name} answers a file, which no page can hold`);
      return result instanceof Prepared ? result.value : result;
    };
}

/** Pages rendered on the server contain the panel's own order form. */
function asOwnForm(ctx: Context): Context {
  return ctx.actor.kind === 'guest' ? { ...ctx, actor: { kind: 'widget', widgetId: 0n } } : ctx;
}

/** Query values are text over HTTP, so in-process calls convert them, too. */
function asText(input: CallInput<Endpoint>) {
  const query = Object.fromEntries(
    Object.entries(input.query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
  );
  return { ...input, query };
}
