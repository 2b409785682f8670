import type { CampaignKeyword, SearchResult } from '@marquee/contract/generated/youtube.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { SourceNote } from '../../../product/source-note.tsx';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { LazySideSheet } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { resultsQuery } from '../api.ts';

interface SearchResultsProps {
  campaignId: string;
  keyword: CampaignKeyword | undefined;
  country: string | undefined;
  day: string | undefined;
  onClose(): void;
}

/** The videos that stood around the campaign's own. */
export function SearchResults({ keyword, onClose, ...question }: SearchResultsProps) {
  const t = useTranslations('campaigns.detail');
  const common = useTranslations('common.actions');
  return (
    <LazySideSheet
      open={keyword !== undefined}
      onClose={onClose}
      title={t('results', { keyword: keyword?.keyword ?? '' })}
      closeLabel={common('close')}
    >
      {keyword && <Results keywordId={keyword.id} {...question} />}
    </LazySideSheet>
  );
}

interface ResultsProps extends Omit<SearchResultsProps, 'keyword' | 'onClose'> {
  keywordId: number;
}

function Results({ campaignId, keywordId, country, day }: ResultsProps) {
  const t = useTranslations('campaigns.detail');
  const common = useTranslations('common');
  const errorMessage = useErrorMessage();
  const results = useQuery(resultsQuery(useServices(), campaignId, { keywordId, country, day }));
  if (results.isLoadingError) {
    const retry = {
      label: common('actions.retry'),
      onRetry: () => results.refetch(),
      busy: results.isFetching,
    };
    return <ErrorState title={common('states.failed')} text={errorMessage(results.error)} retry={retry} />;
  }
  if (!results.data) return <SkeletonLines count={8} />;
  const { data, seen_on, source } = results.data;
  if (data.length === 0)
    return <EmptyState illustration="search" title={t('resultsEmpty')} text={t('resultsEmptyText')} />;
  return (
    <div className="flex flex-col gap-4">
      {seen_on && <p className="text-ink-soft">{t('seenOn', { day: seen_on })}</p>}
      <SourceNote source={source} />
      <ol className="flex flex-col">
        {data.map((result) => (
          <Result key={`${result.position} ${result.video_id}`} result={result} />
        ))}
      </ol>
    </div>
  );
}

function Result({ result }: { result: SearchResult }) {
  const t = useTranslations('campaigns.detail');
  const { position, url, title, channel_title, published_at, is_own } = result;
  return (
    <li
      className={`flex gap-3 rounded-md px-2 py-2.5 ${is_own ? 'bg-primary-soft' : ''}`}
      aria-current={is_own || undefined}
    >
      <span className="w-7 shrink-0 text-end font-semibold text-ink-soft tabular-nums">{position}</span>
      <div className="min-w-0 flex-1">
        <BareLink
          href={url}
          target="_blank"
          rel="noreferrer"
          className="line-clamp-2 rounded-sm font-medium hover:text-primary-text hover:underline"
        >
          <span dir="auto">{title}</span>
        </BareLink>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-faint text-note">
          <span className="truncate" dir="auto">
            {channel_title}
          </span>
          {published_at && <Moment value={published_at} />}
          {is_own && <Badge tone="primary">{t('own')}</Badge>}
        </p>
      </div>
    </li>
  );
}
