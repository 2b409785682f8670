import { keywordKey } from '@marquee/domain/keywords/keyword-text.ts';
import { sampleSuggest } from '../../adapters/channels/sample/sample-suggest.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { demoCustomer } from './demo-customer.ts';

const hour = 60 * 60 * 1000;

const searches = [
  { keyword: 'home workout', country: 'GB', hoursAgo: 26 },
  { keyword: 'morning routine', country: 'US', hoursAgo: 31 },
  { keyword: 'meal prep', country: 'GB', hoursAgo: 52 },
  { keyword: 'yoga für anfänger', country: 'DE', hoursAgo: 77 },
] as const;

/** The demo customer has looked for keywords before, on other days. */
export async function fillKeywordSearches(db: Database, clock: Clock, panelId: bigint): Promise<void> {
  const { id: accountId } = await demoCustomer(db, panelId);
  for (const { keyword, country, hoursAgo } of searches) {
    const found = await sampleSuggest.suggest({ keyword, country, language: 'en' });
    await db
      .insertInto('keyword_search')
      .values({
        panel_id: panelId,
        account_id: accountId,
        keyword,
        keyword_key: keywordKey(keyword),
        country,
        suggestions: found.length,
        searched_at: new Date(clock.now().getTime() - hoursAgo * hour),
      })
      .execute();
  }
}
