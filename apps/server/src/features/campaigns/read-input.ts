import { maxKeywordLength } from '@marquee/domain/campaigns/campaign.ts';
import { normalizeKeywords } from '@marquee/domain/campaigns/keywords.ts';
import { readVideoAddress } from '@marquee/domain/campaigns/video-address.ts';
import { refuse } from '../../platform/errors.ts';
import { countryCodes } from '../catalogue/index.ts';

export function readVideo(typed: string): { videoId: string; url: string } {
  return (
    readVideoAddress(typed) ?? refuse('invalid_input', { fields: [{ field: 'url', code: 'not_a_video' }] })
  );
}

export function readKeywords(typed: readonly string[]): string[] {
  const read = normalizeKeywords(typed);
  if ('keywords' in read) return read.keywords;
  const field = `keywords.${read.index}`;
  return refuse('invalid_input', {
    fields: [
      read.problem === 'keyword_empty'
        ? { field, code: 'required' }
        : { field, code: 'too_long', values: { limit: maxKeywordLength } },
    ],
  });
}

export function readCountries(typed: readonly string[]): string[] {
  const index = typed.findIndex((country) => !countryCodes.includes(country));
  if (index >= 0) refuse('invalid_input', { fields: [{ field: `countries.${index}`, code: 'not_one_of' }] });
  return [...new Set(typed)];
}
