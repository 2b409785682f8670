import { serviceKind } from '@marquee/domain/delivery/service-kinds.ts';
import { z } from 'zod';
import { refuse } from '../../../platform/errors.ts';
import type { OfferedService } from '../provider-adapter.ts';
import { countValue, flagValue, shortText, textValue } from './response-values.ts';

const unlimited = 2_147_483_647n;

const serviceSchema = z.object({
  service: shortText(40).pipe(z.string().min(1)),
  name: shortText(400).pipe(z.string().min(1)),
  category: shortText(200).optional(),
  type: shortText(60).optional(),
  rate: textValue,
  min: countValue,
  max: countValue,
  refill: flagValue,
  cancel: flagValue,
  dripfeed: flagValue,
  desc: shortText(5000).nullish(),
  description: shortText(5000).nullish(),
});

/** Services that cannot be sold (no number, name or rate, or an unknown type) are left out. */
export function readServices(answer: unknown): OfferedService[] {
  if (!Array.isArray(answer))
    return refuse('upstream_failed', { cause: new Error('not a list of services') });
  return answer.flatMap((entry) => {
    const read = serviceSchema.safeParse(entry);
    return read.success ? offered(read.data) : [];
  });
}

function offered(service: z.output<typeof serviceSchema>): OfferedService[] {
  const kind = serviceKind(service.type ?? 'Default');
  const rate = plainDecimal(service.rate);
  if (!kind || rate === undefined) return [];
  const min = service.min ?? 1n;
  const max = service.max ?? unlimited;
  return [
    {
      number: service.service,
      name: service.name,
      category: service.category ?? '',
      kind,
      rate,
      min,
      max: atLeast(min, max),
      canRefill: service.refill,
      canCancel: service.cancel,
      canDripFeed: service.dripfeed,
      description: service.desc ?? service.description ?? '',
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
