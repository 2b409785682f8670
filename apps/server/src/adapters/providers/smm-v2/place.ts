import { providerRefusal } from '@marquee/domain/delivery/provider-refusal.ts';
import { kindRules } from '@marquee/domain/delivery/service-kinds.ts';
import { z } from 'zod';
import { FetchFailure } from '../../../platform/guarded-fetch/fetch-failure.ts';
import type { OrderToPlace, Placement } from '../provider-adapter.ts';
import { type Ask, isServerFailure, refusalIn } from './ask.ts';
import { printable } from './response-values.ts';

/** Zero, a negative number and words for nothing are no order. */
const noOrder = /^(-.*|0+|null|none|undefined|nan|true|false|error)$/i;
const number = z.string().regex(/^[\w-]{1,60}$/);
const placed = z.object({
  order: z.union([z.int().min(1).transform(String), number.refine((text) => !noOrder.test(text))]),
});

/** Sent once and never retried here: without a clear yes or no the order may exist at the provider. */
export async function place(ask: Ask, order: OrderToPlace): Promise<Placement> {
  let answer: unknown;
  let status: number;
  try {
    ({ answer, status } = await ask(addParameters(order)));
  } catch (error) {
    const message = printable(error instanceof Error ? error.message : String(error), 500);
    const isUnsent = error instanceof FetchFailure && !error.sent;
    return { outcome: isUnsent ? 'not_sent' : 'unknown', message };
  }
  const read = placed.safeParse(answer);
  const message = refusalIn(answer);
  if (isServerFailure(status))
    return { outcome: 'unknown', message: message ?? `The answer has status ${status}.` };
  if (read.success && message === undefined) return { outcome: 'placed', number: read.data.order };
  if (read.success)
    return { outcome: 'unknown', message: `The answer names order ${read.data.order} and an error.` };
  if (message === undefined)
    return { outcome: 'unknown', message: 'The answer is neither an order nor an error.' };
  const matter = providerRefusal(message);
  return matter === 'failure' ? { outcome: 'unknown', message } : { outcome: 'refused', matter, message };
}

function addParameters({ service, kind, link, quantity, parameters }: OrderToPlace): Record<string, string> {
  const { required, optional = [], countedBy } = kindRules[kind];
  const named = [...required, ...optional].flatMap((name) => {
    const value = parameters[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    action: 'add',
    service,
    // A subscription has a username instead.
    ...(countedBy === 'publication' ? {} : { link }),
    ...(countedBy === 'quantity' ? { quantity: String(quantity) } : {}),
    ...Object.fromEntries(named),
  };
}
