import type { KeywordLimit, KeywordSuggestion } from '@marquee/contract/generated/youtube.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useAction } from '../../../product/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { sameKeyword } from './keyword-list.ts';

interface KeywordSuggestionsProps {
  /** What is being typed, or the last keyword. */
  seed: string;
  country: string | undefined;
  countryName: string;
  keywords: readonly string[];
  onAdd(keyword: string): void;
}

interface Found {
  suggestions: readonly KeywordSuggestion[];
  limit: KeywordLimit;
}

/** Asked for with a button, because each question counts against the day's limit. */
export function KeywordSuggestions(props: KeywordSuggestionsProps) {
  const { seed, country, countryName, keywords, onAdd } = props;
  const t = useTranslations('campaigns.form.suggestions');
  const { call } = useServices();
  const action = useAction();
  const [found, setFound] = useState<Found>();
  const find = () =>
    action.run(async () => {
      const answer = await call('listKeywordSuggestions', {
        query: { keyword: seed, country: country ?? 'GB' },
      });
      setFound({ suggestions: answer.data, limit: answer.limit });
    });
  const chosen = new Set(keywords.map(sameKeyword));
  const open = found?.suggestions.filter(({ keyword }) => !chosen.has(sameKeyword(keyword))) ?? [];
  const isUsedUp = found?.limit.left === 0;
  return (
    <section aria-label={t('title')} className="rounded-md border border-line p-3.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">{t('title')}</p>
          <p className="text-ink-faint text-note">{t('hint', { country: countryName })}</p>
        </div>
        <Button
          size="small"
          loading={action.isBusy}
          disabled={seed === '' || isUsedUp}
          aria-label={`${t('for')} ${seed}`}
          onClick={() => void find()}
        >
          {t('find')}
        </Button>
      </div>
      <div aria-live="polite">
        {found && (
          <>
            {found.suggestions.length === 0 && <p className="mt-3 text-ink-soft">{t('none')}</p>}
            <ul className="mt-3 flex flex-wrap gap-2">
              {open.map(({ keyword, volume }) => (
                <li key={keyword} className="min-w-0 max-w-full">
                  <button
                    type="button"
                    aria-label={`${t('add', { keyword })}. ${t('volume', { volume: String(volume) })}`}
                    onClick={() => onAdd(keyword)}
                    className="tap-area inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-md border border-control px-2.5 text-note transition-colors hover:bg-hover"
                  >
                    <Plus className="size-3.5 shrink-0" aria-hidden="true" />
                    <span className="truncate" dir="auto">
                      {keyword}
                    </span>
                    <VolumeBar volume={volume} />
                  </button>
                </li>
              ))}
            </ul>
            <p className="mt-3 text-ink-faint text-note">{t('left', { count: found.limit.left })}</p>
          </>
        )}
      </div>
    </section>
  );
}

function VolumeBar({ volume }: { volume: number }) {
  return (
    <svg
      viewBox="0 0 100 8"
      className="along-the-line h-1.5 w-8 shrink-0"
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      <rect width="100" height="8" rx="4" className="fill-line" />
      <rect width={Math.max(4, volume)} height="8" rx="4" className="fill-primary" />
    </svg>
  );
}
