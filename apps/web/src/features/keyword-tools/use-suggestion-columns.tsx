import type { KeywordSuggestion } from '@marquee/contract/generated/youtube.ts';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import type { DataColumn } from '../../ui/tables/data-column.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { KeywordQuestion } from './api.ts';
import { CompetitionCell } from './competition-cell.tsx';

interface ColumnOptions {
  question: KeywordQuestion;
  all: readonly string[];
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
}

export function useSuggestionColumns(options: ColumnOptions): DataColumn<KeywordSuggestion>[] {
  const { question, all, chosen, onChoose } = options;
  const t = useTranslations('keywords.list');
  const copied = useTranslations('common.states');
  const isFull = all.every((keyword) => chosen.has(keyword));
  const toggle = (keyword: string) => {
    const next = new Set(chosen);
    if (!next.delete(keyword)) next.add(keyword);
    onChoose(next);
  };
  return [
    {
      id: 'keyword',
      header: t('keyword'),
      fixed: true,
      card: 'title',
      head: (
        <Checkbox
          aria-label={t('selectAll')}
          checked={isFull}
          indeterminate={!isFull && chosen.size > 0}
          onChange={() => onChoose(new Set(isFull ? [] : all))}
        >
          {t('keyword')}
        </Checkbox>
      ),
      cell: ({ keyword }) => (
        <Checkbox checked={chosen.has(keyword)} onChange={() => toggle(keyword)}>
          <span dir="auto" className="break-words font-medium">
            {keyword}
          </span>
        </Checkbox>
      ),
    },
    {
      id: 'copy',
      header: t('copyAll'),
      head: <span className="sr-only">{t('copyAll')}</span>,
      card: 'corner',
      className: 'tablet:w-12',
      cell: ({ keyword }) => (
        <CopyButton text={keyword} label={t('copyOne', { keyword })} copiedLabel={copied('copied')} />
      ),
    },
    {
      id: 'volume',
      header: t('volume'),
      className: 'tablet:w-52',
      cell: ({ volume }) => <VolumeBar label={t('volume')} volume={volume} />,
    },
    {
      id: 'competition',
      header: t('competition'),
      className: 'tablet:w-36',
      cell: (suggestion) => <CompetitionCell question={question} suggestion={suggestion} />,
    },
  ];
}

function VolumeBar({ label, volume }: { label: string; volume: number }) {
  return (
    <span className="flex items-center gap-3">
      <progress
        aria-label={label}
        value={volume}
        max={100}
        className="progress-line w-28 text-primary-text tablet:w-auto tablet:flex-1"
      />
      <span className="w-7 text-end text-ink-soft text-note tabular-nums" aria-hidden="true">
        {volume}
      </span>
    </span>
  );
}
