import { ApiError } from '@marquee/contract/client.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { SourceNote } from '../../product/source-note.tsx';
import { useErrorMessage } from '../../shell/errors/use-error-message.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type KeywordQuestion, keywordLimitQuery, suggestionsQuery } from './api.ts';
import { SuggestionList } from './suggestion-list.tsx';

/** What a search brought: its list, or why there is none. */
export function Suggestions({ question }: { question: KeywordQuestion }) {
  const t = useTranslations('keywords');
  const common = useTranslations('common');
  const errorMessage = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(suggestionsQuery(useServices(), question));
  const retry = { label: common('actions.retry'), onRetry: () => void refetch(), busy: isFetching };
  if (question.keyword === '')
    return (
      <Card>
        <EmptyState illustration="search" title={t('start.title')} text={t('start.text')} />
      </Card>
    );
  if (error instanceof ApiError && error.code === 'keyword_searches_used_up') return <UsedUp />;
  if (error)
    return (
      <Card>
        <ErrorState title={common('states.failed')} text={errorMessage(error)} retry={retry} />
      </Card>
    );
  if (!data)
    return (
      <Card aria-busy="true" aria-label={common('states.loading')}>
        <SkeletonLines count={8} />
      </Card>
    );
  if (data.source.updated_at === null)
    return (
      <Card>
        <ErrorState title={t('failed.title')} text={t('failed.text')} retry={retry} />
      </Card>
    );
  return (
    <>
      <SourceNote source={data.source} />
      {data.data.length === 0 ? (
        <Card>
          <EmptyState illustration="search" title={t('none.title')} text={t('none.text')} />
        </Card>
      ) : (
        <SuggestionList question={question} suggestions={data.data} />
      )}
    </>
  );
}

function UsedUp() {
  const t = useTranslations('keywords.limit');
  const { data: limit } = useQuery(keywordLimitQuery(useServices()));
  return (
    <Card role="alert">
      <EmptyState
        illustration="box"
        title={t('usedUp')}
        text={limit && t.rich('usedUpText', { time: () => <Moment value={limit.resets_at} /> })}
      />
    </Card>
  );
}
