import type { GradeEffect as GradeEffectView } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { gradeEffectQuery } from './api.ts';
import type { TriedGrade } from './grade-draft.ts';

/** In ms: while somebody types, nothing is reckoned. */
const pause = 400;

/** Who would move, and what the discounts would have cost, before anything is saved. */
export function GradeEffect({ tried }: { tried: TriedGrade | undefined }) {
  const t = useTranslations('adminGrades.effect');
  const failed = useTranslations('common.states')('failed');
  const { exact } = useAmounts();
  const settled = useSettled(tried);
  const { data, isError } = useQuery(gradeEffectQuery(useServices(), settled));
  const moves = useMoves()(data);
  if (!tried) return null;
  return (
    <section aria-live="polite" className="rounded-md bg-surface-soft px-3.5 py-3">
      <h3 className="pb-1 font-semibold">{t('title')}</h3>
      {isError && <p className="text-danger-text">{failed}</p>}
      {!data && !isError && <SkeletonLines count={2} />}
      {data && (
        <>
          <ul>
            {moves.map((move) => (
              <li key={move}>{move}</li>
            ))}
          </ul>
          <p>
            <Labelled label={t('cost')}>
              {t('costText', { before: exact(data.cost_before), after: exact(data.cost_after) })}
            </Labelled>
          </p>
          <p className="text-ink-faint text-note">{t('counted', { count: data.customers })}</p>
        </>
      )}
    </section>
  );
}

/** Who would move, in sentences. */
export function useMoves(): (effect: GradeEffectView | null | undefined) => string[] {
  const t = useTranslations('adminGrades.effect');
  return (effect) => {
    if (!effect) return [];
    const { moves_up, moves_down } = effect;
    if (moves_up + moves_down === 0) return [t('nobody')];
    return [
      ...(moves_up > 0 ? [t('up', { count: moves_up })] : []),
      ...(moves_down > 0 ? [t('down', { count: moves_down })] : []),
    ];
  };
}

function useSettled(tried: TriedGrade | undefined): TriedGrade | undefined {
  const text = JSON.stringify(tried);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === undefined ? undefined : (JSON.parse(settled) as TriedGrade);
}
