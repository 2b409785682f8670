import type { KeywordSuggestion } from '@marquee/contract/generated/youtube.ts';
import type { CompetitionLevel } from '@marquee/domain/keywords/competition.ts';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useAction } from '../../product/use-action.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type KeywordQuestion, keepCompetition } from './api.ts';

const tones = { low: 'success', medium: 'warning', high: 'danger' } as const satisfies Record<
  CompetitionLevel,
  string
>;

interface CompetitionCellProps {
  question: KeywordQuestion;
  suggestion: KeywordSuggestion;
}

/** Looked up only when asked for: it is the dearest question there is. */
export function CompetitionCell({ question, suggestion }: CompetitionCellProps) {
  const numbers = useNumbers();
  const { keyword, competition } = suggestion;
  const t = useTranslations('keywords.list');
  const states = useTranslations('videoSource.states');
  const services = useServices();
  const { isBusy, run } = useAction();
  const [videos, setVideos] = useState<number>();
  const lookUp = () =>
    run(() => services.call('getKeywordCompetition', { query: { keyword, country: question.country } }), {
      done: ({ data, source }) => {
        if (!data)
          return { title: states(source.state === 'ok' ? 'unavailable' : source.state), tone: 'warning' };
        setVideos(data.videos);
        keepCompetition(services, question, data);
        return undefined;
      },
    });
  if (competition)
    return (
      <span title={videos === undefined ? undefined : t('videos', { count: numbers.count(videos) })}>
        <Badge tone={tones[competition]}>{t(`levels.${competition}`)}</Badge>
      </span>
    );
  return (
    <Button
      size="small"
      variant="quiet"
      className="text-primary-text tablet:-ms-2.5"
      loading={isBusy}
      aria-label={t('checkOne', { keyword })}
      onClick={() => void lookUp()}
    >
      {t('check')}
    </Button>
  );
}
