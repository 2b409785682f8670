import { shortNumber } from '@marquee/domain/charts/short-number.ts';
import { splitMinutes } from '@marquee/domain/format/duration.ts';
import { formatCount } from '@marquee/domain/format/number.ts';
import { describesNoLimit } from '@marquee/domain/quantity/quantity.ts';
import { RefreshCw, Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ListedService } from '../../lib/search-worker/service-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Gauge } from './gauge.tsx';

export function Limits({ service: { min, max } }: { service: ListedService }) {
  const t = useTranslations('catalogue.limits');
  return (
    <span className="text-ink-soft tabular-nums">
      <span className="whitespace-nowrap">{formatCount(min)} –</span>{' '}
      {describesNoLimit(BigInt(max)) ? (
        t('noLimit')
      ) : (
        <span className="whitespace-nowrap">{formatCount(max)}</span>
      )}
    </span>
  );
}

export function StartTime({ minutes }: { minutes: number | null }) {
  const t = useTranslations('catalogue.start');
  const words = useDurationWords();
  if (minutes === null) return <Unknown text={t('unknown')} />;
  return <Gauge level={startLevel(minutes)}>{minutes === 0 ? t('instant') : words(minutes)}</Gauge>;
}

export function Speed({ perDay }: { perDay: number | null }) {
  const t = useTranslations('catalogue.speed');
  if (perDay === null) return <Unknown text={t('unknown')} />;
  return <Gauge level={speedLevel(perDay)}>{t('perDay', { quantity: shortNumber(perDay) })}</Gauge>;
}

export function Rating({ reviews: { rating, count } }: Pick<ListedService, 'reviews'>) {
  const t = useTranslations('catalogue.reviews');
  if (rating === null) return <Unknown text="–" />;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      <Star className="size-3.5 fill-star text-star" aria-hidden="true" />
      <span className="sr-only">{t('rating', { rating: rating.toFixed(1) })}</span>
      <span aria-hidden="true">{rating.toFixed(1)}</span>
      <span className="text-ink-faint">({formatCount(count)})</span>
    </span>
  );
}

export function Guarantee({ service: { has_refill, guarantee } }: { service: ListedService }) {
  const t = useTranslations('catalogue.guarantee');
  if (!has_refill) return null;
  return (
    <Badge icon={<RefreshCw className="size-3" aria-hidden="true" />}>
      {guarantee === null ? t('always') : t('days', { count: guarantee })}
    </Badge>
  );
}

function Unknown({ text }: { text: string }) {
  return <span className="text-ink-faint">{text}</span>;
}

/** The largest unit that fits is enough to choose by. */
export function useDurationWords() {
  const t = useTranslations('common.durations');
  return (total: number) => {
    const { days, hours, minutes } = splitMinutes(total);
    if (days > 0) return t('days', { count: days });
    if (hours > 0) return t('hours', { count: hours });
    return t('minutes', { count: minutes });
  };
}

const startLimits = [10, 60, 360];
const speedLimits = [1000, 10_000, 100_000];

function startLevel(minutes: number): number {
  return 4 - startLimits.filter((limit) => minutes > limit).length;
}

function speedLevel(perDay: number): number {
  return 1 + speedLimits.filter((limit) => perDay >= limit).length;
}
