import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { countriesQuery } from '../../product/countries/countries-query.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { keywordLimitQuery, searchHistoryQuery, suggestionsQuery } from './api.ts';
import { HistoryCard } from './history-card.tsx';
import { LimitNote } from './limit-note.tsx';
import { SearchForm } from './search-form.tsx';
import { Suggestions } from './suggestions.tsx';
import { useQuestion } from './use-question.ts';

/** Not the suggestions: opening an address must not use one of the day's searches before somebody sees it. */
export const load: PageModule['load'] = async (services) => {
  const { queryClient } = services;
  await Promise.all([
    queryClient.ensureQueryData(countriesQuery(services)),
    queryClient.ensureQueryData(keywordLimitQuery(services)),
    queryClient.ensureQueryData(searchHistoryQuery(services)),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().keywords?.title ?? '',
});

export function Page() {
  const t = useTranslations('keywords');
  const { question, ask } = useQuestion();
  const { isFetching } = useQuery(suggestionsQuery(useServices(), question));
  const key = `${question.country} ${question.keyword}`;
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('lead')}
        actions={<LinkButton href="/about-youtube-keyword-tool">{t('about')}</LinkButton>}
      />
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Card>
            <div className="flex flex-col gap-5">
              <SearchForm key={key} question={question} isBusy={isFetching} onSearch={ask} />
              <LimitNote />
            </div>
          </Card>
          <Suggestions key={`${key} list`} question={question} />
        </div>
        <HistoryCard onSearch={ask} />
      </div>
    </>
  );
}
