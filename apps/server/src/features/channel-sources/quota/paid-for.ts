import { lookupUnits } from '@marquee/domain/video-sources/quota-budget.ts';
import { SourceFailure } from '../../../adapters/channels/video-source.ts';
import { type AskYoutube, unitsOf } from '../../../adapters/channels/youtube/ask-youtube.ts';
import type { Context } from '../../../platform/context.ts';
import type { StoredKey } from '../stored-key.ts';
import type { Spending } from '../video-source.ts';
import { markSpent, refundUnits, reserveUnits } from './spend-units.ts';

/** Reserves the units of each call before it is made; a request that never left costs nothing. */
export function paidFor(ctx: Context, key: StoredKey, spending: Spending, ask: AskYoutube): AskYoutube {
  return async (resource, ...asked) => {
    const units = unitsOf[resource];
    const reservation = { ...spending, units, lookups: units === lookupUnits ? 1 : 0 };
    const day = await reserveUnits(ctx, key, reservation);
    try {
      return await ask(resource, ...asked);
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      if (!error.sent) await refundUnits(ctx, key, day, reservation);
      if (error.reason !== 'quota_used_up') throw error;
      throw await markSpent(ctx, key, day, error);
    }
  };
}
