import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { trackedBy } from './tracked-by.ts';

/** The first of a campaign's countries, unless another one of them is asked for. */
export async function chosenCountry(
  ctx: Context,
  campaignId: bigint,
  asked: string | undefined,
): Promise<string> {
  const { countries } = await trackedBy(ctx, campaignId);
  const chosen = asked ?? countries[0] ?? refuse('not_found');
  return countries.includes(chosen)
    ? chosen
    : refuse('invalid_input', { fields: [{ field: 'country_id', code: 'not_one_of' }] });
}
