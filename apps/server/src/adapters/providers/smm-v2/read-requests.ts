import { z } from 'zod';
import { refuse } from '../../../platform/errors.ts';
import type { RefillStatus, RequestOutcome } from '../provider-adapter.ts';
import { refusalIn } from './ask.ts';
import { shortText } from './response-values.ts';

const list = z.array(z.unknown()).max(1000);
const canceled = z.object({ order: shortText(60), cancel: z.unknown() });
const refilled = z.object({ refill: shortText(60) });
const refillReport = z.object({ refill: shortText(60), status: z.string().max(60) });

/** Some panels answer with one result per id, some with one for all; an id that is not named was not refused. */
export function readCancels(
  answer: unknown,
  numbers: readonly string[],
): ReadonlyMap<string, RequestOutcome<true>> {
  const entries = list.safeParse(answer);
  const verdicts = new Map(
    (entries.success ? entries.data : []).flatMap((entry) => {
      const read = canceled.safeParse(entry);
      if (!read.success) return [];
      const refused = refusalIn(read.data.cancel);
      return [[read.data.order, refused === undefined ? { taken: true as const } : { refused }] as const];
    }),
  );
  return new Map(numbers.map((number) => [number, verdicts.get(number) ?? { taken: true as const }]));
}

/** Only an error text is a refusal; an answer that cannot be read is asked for again. */
export function readRefill(answer: unknown): RequestOutcome<string> {
  const refused = refusalIn(answer);
  if (refused !== undefined) return { refused };
  const read = refilled.safeParse(answer);
  return read.success ? { taken: read.data.refill } : refuse('upstream_failed', { cause: read.error });
}

const refillStatuses: Record<string, RefillStatus> = {
  pending: 'pending',
  awaiting: 'pending',
  inprogress: 'in_progress',
  processing: 'in_progress',
  completed: 'completed',
  rejected: 'rejected',
  canceled: 'rejected',
  cancelled: 'rejected',
  error: 'rejected',
};

export function readRefillStatuses(
  answer: unknown,
  requested: readonly string[],
): ReadonlyMap<string, RefillStatus> {
  const [only] = requested;
  const alone =
    requested.length === 1 && !Array.isArray(answer) ? [{ refill: only, ...Object(answer) }] : answer;
  const entries = list.safeParse(alone);
  return new Map(
    (entries.success ? entries.data : []).flatMap((entry) => {
      const read = refillReport.safeParse(entry);
      const word = read.success ? read.data.status.toLowerCase().replace(/[^a-z]+/g, '') : '';
      const status = Object.hasOwn(refillStatuses, word) ? refillStatuses[word] : undefined;
      return read.success && status && requested.includes(read.data.refill)
        ? [[read.data.refill, status]]
        : [];
    }),
  );
}
