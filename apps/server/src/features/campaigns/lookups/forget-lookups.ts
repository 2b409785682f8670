import { addDays } from '@marquee/domain/campaigns/due-day.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import type { Context } from '../../../platform/context.ts';

const keptDays = 90;

/** Search results are kept for a while to show who stood beside a video; positions are kept for good. */
export async function forgetLookups({ db, panel, clock }: Context): Promise<void> {
  await db
    .deleteFrom('keyword_lookup')
    .where('panel_id', '=', panel.id)
    .where('day', '<', addDays(providerDay(clock.now()), -keptDays))
    .execute();
}
