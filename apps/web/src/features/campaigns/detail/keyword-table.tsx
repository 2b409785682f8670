import type { CampaignDetails, CampaignKeyword } from '@marquee/contract/generated/youtube.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { DayField } from '../../../shell/forms/day-field.tsx';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useLabelled } from '../../../ui/text/labelled.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { keywordsQuery } from '../api.ts';
import { PositionChange } from './position-change.tsx';
import { SearchResults } from './search-results.tsx';

interface KeywordTableProps {
  campaign: CampaignDetails;
  country: string | undefined;
}

/** Every keyword on one day: position, change, best ever. A keyword opens the videos around it. */
export function KeywordTable({ campaign, country }: KeywordTableProps) {
  const t = useTranslations('campaigns.detail');
  const common = useTranslations('common');
  const errorMessage = useErrorMessage();
  const [day, setDay] = useState<string>();
  const [opened, setOpened] = useState<CampaignKeyword>();
  const list = useQuery(keywordsQuery(useServices(), String(campaign.id), country, day));
  const columns = useKeywordColumns(setOpened);
  const retry = { label: common('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching };
  return (
    <Card
      flush
      title={t('table', { day: list.data?.date ?? '…' })}
      action={
        <>
          {campaign.first_day && (
            <DayField
              labelInside
              label={t('day')}
              value={day ?? list.data?.date}
              earliest={campaign.first_day}
              latest={campaign.last_day ?? undefined}
              onChange={(next) => setDay(next || undefined)}
            />
          )}
          {day && (
            <Button size="small" variant="quiet" onClick={() => setDay(undefined)}>
              {t('latest')}
            </Button>
          )}
        </>
      }
    >
      {list.isLoadingError ? (
        <ErrorState title={common('states.failed')} text={errorMessage(list.error)} retry={retry} />
      ) : (
        <div className={list.isPlaceholderData ? 'opacity-60' : undefined}>
          <DataTable
            label={t('table', { day: list.data?.date ?? '…' })}
            columns={columns}
            rows={list.data?.data ?? []}
            rowKey={({ id }) => String(id)}
            loading={list.isPending}
            empty={null}
          />
        </div>
      )}
      <SearchResults
        campaignId={String(campaign.id)}
        keyword={opened}
        country={country}
        day={day}
        onClose={() => setOpened(undefined)}
      />
    </Card>
  );
}

function useKeywordColumns(open: (keyword: CampaignKeyword) => void): DataColumn<CampaignKeyword>[] {
  const t = useTranslations('campaigns.detail');
  const labelled = useLabelled();
  const { dateTime } = useDates();
  return [
    {
      id: 'keyword',
      header: t('keyword'),
      card: 'title',
      cell: (row) => (
        <button
          type="button"
          data-row-link=""
          className="tap-area rounded-sm text-start font-medium text-primary-text hover:underline"
          onClick={() => open(row)}
        >
          <span dir="auto">{row.keyword}</span>
        </button>
      ),
    },
    {
      id: 'position',
      header: t('position'),
      align: 'end',
      card: 'corner',
      cell: ({ position, is_checked, checked_at }) =>
        position === null ? (
          <span className="text-ink-faint text-note">{t(is_checked ? 'beyond' : 'unchecked')}</span>
        ) : (
          <span className="font-semibold tabular-nums" title={checked_at ? dateTime(checked_at) : undefined}>
            {position}
          </span>
        ),
    },
    {
      id: 'change',
      header: t('change'),
      align: 'end',
      cell: ({ change, previous_position }) => (
        <span
          title={previous_position === null ? undefined : labelled(t('before'), String(previous_position))}
        >
          <PositionChange change={change} />
        </span>
      ),
    },
    {
      id: 'best',
      header: t('bestEver'),
      align: 'end',
      cell: ({ best_position, best_on }) =>
        best_position === null ? (
          <span className="text-ink-faint">–</span>
        ) : (
          <span className="whitespace-nowrap tabular-nums">
            {best_position} {best_on && <span className="text-ink-faint text-note">{best_on}</span>}
          </span>
        ),
    },
    {
      id: 'next',
      header: t('next'),
      align: 'end',
      stepsBack: { below: 960, className: 'max-roomy:hidden' },
      cell: ({ next_check_on }) => (
        <span className="whitespace-nowrap text-ink-soft tabular-nums">{next_check_on ?? '–'}</span>
      ),
    },
  ];
}
