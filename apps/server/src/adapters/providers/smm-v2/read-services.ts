import { serviceKind } from '@marquee/domain/delivery/service-kinds.ts';
import { z } from 'zod';
import { refuse } from '../../../platform/errors.ts';
import type { OfferedService } from '../provider-adapter.ts';
import { wireCount, wireFlag, wireText, wireWord } from './wire-values.ts';

const unlimited = 2_147_483_647n;

const wireService = z.object({
  service: wireWord(40).pipe(z.string().min(1)),
  name: wireWord(400).pipe(z.string().min(1)),
  category: wireWord(200).optional(),
  type: wireWord(60).optional(),
  rate: wireText,
  min: wireCount,
  max: wireCount,
  refill: wireFlag,
  cancel: wireFlag,
  dripfeed: wireFlag,
  desc: wireWord(5000).nullish(),
  description: wireWord(5000).nullish(),
});

/** Services that cannot be sold (no number, name or rate, or an unknown type) are left out. */
export function readServices(answer: unknown): OfferedService[] {
  if (!Array.isArray(answer))
    return refuse('upstream_failed', { cause: new Error('not a list of services') });
  return answer.flatMap((entry) => {
    const read = wireService.safeParse(entry);
    return read.success ? offered(read.data) : [];
  });
}

function offered(wire: z.output<typeof wireService>): OfferedService[] {
  const kind = serviceKind(wire.type ?? 'Default');
  const rate = plainDecimal(wire.rate);
  if (!kind || rate === undefined) return [];
  const min = wire.min ?? 1n;
  const max = wire.max ?? unlimited;
  return [
    {
      number: wire.service,
      name: wire.name,
      category: wire.category ?? '',
      kind,
      rate,
      min,
      max: atLeast(min, max),
      canRefill: wire.refill,
      canCancel: wire.cancel,
      canDripFeed: wire.dripfeed,
      description: wire.desc ?? wire.description ?? '',
    },
  ];
}

function atLeast(least: bigint, count: bigint): bigint {
  if (count < least) return least;
  return count;
}

/** `0.1`, `1e-4` and 20 digits of float noise all occur; signs and words are not a rate. */
function plainDecimal(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const plain = /e/i.test(text) ? Number(text).toFixed(12) : text;
  return /^\d{1,12}(\.\d{1,30})?$/.test(plain) ? plain : undefined;
}
