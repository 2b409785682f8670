import { z } from 'zod';
import { id, quantity, text } from '../primitives.ts';

/** What was said to a provider and what it answered, without keys. */
export const providerCallWords = z.object({
  id,
  action: text(40),
  request: text(4000),
  answer: text(4000).nullable(),
  answer_status: z.int().nullable(),
  failure: text(500).nullable(),
  took_ms: quantity,
  created_at: z.iso.datetime().max(40),
});
export type ProviderCallWords = z.output<typeof providerCallWords>;
