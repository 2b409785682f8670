import { maxKeywordLength } from '@marquee/domain/campaigns/campaign.ts';
import { cleanKeyword } from '@marquee/domain/keywords/keyword-text.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getSettings } from '../settings/index.ts';

/** A panel without the tools answers as if there were none. */
export async function requireTools(ctx: Context): Promise<void> {
  if (!(await getSettings(ctx)).enable_keyword_tools) refuse('not_found');
}

/** Without what nobody sees; composing its letters may have made it longer or left nothing of it. */
export function readKeyword(typed: string, field = 'keyword'): string {
  const keyword = cleanKeyword(typed);
  if (keyword === '') refuse('invalid_input', { fields: [{ field, code: 'required' }] });
  if (keyword.length > maxKeywordLength)
    refuse('invalid_input', { fields: [{ field, code: 'too_long', values: { limit: maxKeywordLength } }] });
  return keyword;
}
