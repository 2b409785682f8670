import { maxKeywordLength } from '@marquee/domain/campaigns/campaign.ts';
import { useSearchParams } from 'react-router';
import type { KeywordQuestion } from './api.ts';
import { firstCountry } from './country-choice.tsx';

/** What is searched for stands in the address, so that going back shows the search before. */
export function useQuestion(): { question: KeywordQuestion; ask(question: KeywordQuestion): void } {
  const [params, setParams] = useSearchParams();
  const country = params.get('country') ?? '';
  return {
    question: {
      keyword: (params.get('keyword') ?? '').trim().slice(0, maxKeywordLength),
      country: /^[A-Z]{2}$/.test(country) ? country : firstCountry,
    },
    ask: (next) => setParams({ ...next }, { preventScrollReset: true }),
  };
}
