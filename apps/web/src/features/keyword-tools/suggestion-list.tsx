import type { KeywordSuggestion } from '@marquee/contract/generated/youtube.ts';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { useCopied } from '../../ui/actions/copy-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { KeywordQuestion } from './api.ts';
import { CampaignMenu } from './campaign-menu.tsx';
import { useSuggestionColumns } from './use-suggestion-columns.tsx';

const pageLength = 25;

interface SuggestionListProps {
  question: KeywordQuestion;
  suggestions: readonly KeywordSuggestion[];
}

/** Chosen ones are copied or added to a campaign; none chosen means all of them. */
export function SuggestionList({ question, suggestions }: SuggestionListProps) {
  const t = useTranslations('keywords.list');
  const common = useTranslations('common');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = suggestions.map(({ keyword }) => keyword);
  const selected = all.filter((keyword) => chosen.has(keyword));
  const [shown, setShown] = useState(pageLength);
  const columns = useSuggestionColumns({ question, all, chosen, onChoose: setChosen });
  return (
    <Card
      flush
      title={t('title', { keyword: question.keyword })}
      text={
        selected.length > 0
          ? t('selected', { count: selected.length })
          : `${t('count', { count: all.length })}. ${t('volumeHint')}`
      }
    >
      <div className="flex flex-wrap gap-2 px-4 pb-4 tablet:px-5">
        <CopyList keywords={selected.length > 0 ? selected : all} isPart={selected.length > 0} />
        <CampaignMenu keywords={selected} country={question.country} />
      </div>
      <DataTable
        label={t('title', { keyword: question.keyword })}
        columns={columns}
        rows={suggestions.slice(0, shown)}
        rowKey={({ keyword }) => keyword}
        density="compact"
        empty={null}
      />
      {shown < suggestions.length && (
        <div className="flex justify-center border-line border-t p-3">
          <Button size="small" variant="quiet" onClick={() => setShown(shown + pageLength)}>
            {common('actions.showMore')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function CopyList({ keywords, isPart }: { keywords: readonly string[]; isPart: boolean }) {
  const t = useTranslations('keywords.list');
  const common = useTranslations('common.states');
  const { copied, copy } = useCopied(keywords.join('\n'));
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button size="small" icon={<Icon className="size-4" aria-hidden="true" />} onClick={() => void copy()}>
        {copied ? common('copied') : t(isPart ? 'copy' : 'copyAll')}
      </Button>
      <span className="sr-only" aria-live="polite">
        {copied ? common('copied') : ''}
      </span>
    </>
  );
}
