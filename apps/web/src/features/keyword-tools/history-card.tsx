import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { keywordKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LazyConfirmDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type KeywordQuestion, searchHistoryQuery } from './api.ts';
import { useCountryName } from './country-choice.tsx';

const shownFirst = 10;

export function HistoryCard({ onSearch }: { onSearch(question: KeywordQuestion): void }) {
  const t = useTranslations('keywords.history');
  const common = useTranslations('common');
  const nameOf = useCountryName();
  const history = useQuery(searchHistoryQuery(useServices()));
  const [isWhole, setWhole] = useState(false);
  const searches = history.data ?? [];
  const shown = isWhole ? searches : searches.slice(0, shownFirst);
  return (
    <Card title={t('title')} action={searches.length > 0 && <ClearHistory />}>
      {history.isError && !history.data && (
        <ErrorState
          title={common('states.failed')}
          retry={{
            label: common('actions.retry'),
            onRetry: () => void history.refetch(),
            busy: history.isFetching,
          }}
        />
      )}
      {history.data?.length === 0 && <p className="text-ink-soft">{t('empty')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {shown.map(({ id, keyword, country, suggestions, searched_at }) => (
          <li key={id} className="flex min-w-0 flex-col py-2.5 first:pt-0 last:pb-0">
            <button
              type="button"
              aria-label={t('again', { keyword, country: nameOf(country) })}
              onClick={() => onSearch({ keyword, country })}
              className="text-link tap-area max-w-full self-start truncate text-start"
            >
              <span dir="auto">{keyword}</span>
            </button>
            <span className="text-ink-faint text-note">
              {nameOf(country)} · {t('found', { count: suggestions })} · <Moment value={searched_at} />
            </span>
          </li>
        ))}
      </ul>
      {searches.length > shownFirst && (
        <Button size="small" variant="quiet" className="mt-3" onClick={() => setWhole(!isWhole)}>
          {common(isWhole ? 'actions.showLess' : 'actions.showAll')}
        </Button>
      )}
    </Card>
  );
}

function ClearHistory() {
  const t = useTranslations('keywords.history');
  const common = useTranslations('common.actions');
  const { call } = useServices();
  const { isBusy, run } = useAction();
  const [isConfirming, setConfirming] = useState(false);
  async function clear() {
    await run(() => call('clearKeywordSearches'), { done: t('cleared'), refresh: [keywordKeys.history] });
    setConfirming(false);
  }
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setConfirming(true)}>
        {t('clear')}
      </Button>
      <LazyConfirmDialog
        open={isConfirming}
        title={t('confirm.title')}
        consequence={t('confirm.text')}
        confirmLabel={t('confirm.action')}
        cancelLabel={common('cancel')}
        danger
        busy={isBusy}
        onConfirm={() => void clear()}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
