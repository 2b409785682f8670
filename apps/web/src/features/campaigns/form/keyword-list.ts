import { maxCampaignKeywords, maxKeywordLength } from '@marquee/domain/campaigns/campaign.ts';

/** Lines, commas and semicolons part keywords; spaces belong to them. */
export function splitKeywords(text: string): string[] {
  return text
    .split(/[\n\r,;]+/)
    .map((part) => part.trim().replace(/\s+/g, ' ').slice(0, maxKeywordLength).trim())
    .filter((part) => part !== '');
}

/** The list with what is new in `text`, each once whatever its case, as many as a campaign holds. */
export function addKeywords(list: readonly string[], text: string): string[] {
  const known = new Set(list.map(sameKeyword));
  const added = splitKeywords(text).filter((keyword) => {
    const same = sameKeyword(keyword);
    if (known.has(same)) return false;
    known.add(same);
    return true;
  });
  return [...list, ...added].slice(0, maxCampaignKeywords);
}

export const sameKeyword = (keyword: string) => keyword.toLocaleLowerCase('en');
