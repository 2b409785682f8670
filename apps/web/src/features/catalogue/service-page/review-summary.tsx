import { Star } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface ReviewSummaryProps {
  summary: { rating: number | null; count: number; distribution: readonly number[] };
  chosen: number | undefined;
  onChoose(stars: number | undefined): void;
}

const starsFromBest = [5, 4, 3, 2, 1];

/** The average and its distribution; each line filters the list by its stars. */
export function ReviewSummary({ summary, chosen, onChoose }: ReviewSummaryProps) {
  const numbers = useNumbers();
  const t = useTranslations();
  return (
    <div>
      <p className="flex items-baseline gap-2 tabular-nums">
        <Star className="size-6 self-center fill-star text-star" aria-hidden="true" />
        <span className="font-semibold text-28 tracking-tight">
          {summary.rating !== null && numbers.decimal(summary.rating.toFixed(1))}
        </span>
        <span className="text-ink-soft">{t('catalogue.reviews.count', { count: summary.count })}</span>
      </p>
      <ul className="mt-3">
        {starsFromBest.map((stars) => {
          const count = summary.distribution[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <button
                type="button"
                aria-pressed={stars === chosen}
                disabled={count === 0}
                onClick={() => onChoose(stars === chosen ? undefined : stars)}
                className={classNames(
                  'grid min-h-tap w-full grid-cols-[1.75rem_1fr_2.5rem] items-center gap-2 rounded-sm px-1 text-note tabular-nums tablet:pointer-fine:min-h-7',
                  stars === chosen ? 'bg-primary-soft' : 'enabled:hover:bg-hover',
                )}
              >
                <span className="sr-only">
                  {t('service.reviews.only', { count: stars })} ({numbers.count(count)})
                </span>
                <span className="flex items-center gap-1" aria-hidden="true">
                  {stars} <Star className="size-3 fill-star text-star" aria-hidden="true" />
                </span>
                <progress
                  className="progress-line text-star"
                  value={count}
                  max={summary.count}
                  aria-hidden="true"
                />
                <span className="text-end text-ink-faint" aria-hidden="true">
                  {numbers.count(count)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
