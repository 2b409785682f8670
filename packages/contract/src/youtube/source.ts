import { sourceKinds, sourceStates } from '@marquee/domain/video-sources/source-state.ts';
import { z } from 'zod';

export const moment = z.iso.datetime().max(40);

/** Where figures come from and how they stand. */
export const source = z.object({
  kind: z.enum(sourceKinds),
  state: z.enum(sourceStates),
  /** When the figures were read; null where there are none yet. */
  updated_at: moment.nullable(),
  /** When they are asked for again. */
  next_update_at: moment.nullable(),
});
export type Source = z.output<typeof source>;
