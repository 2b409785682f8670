import type { PaymentCharts } from '@marquee/contract/money/finances.ts';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';

const Plot = lazyComponent(async () => (await import('./day-plot.tsx')).DayPlot);

/** Keeps the chart's place from the first paint; what draws it comes once the page stands. */
export function DayBars({ days }: { days: PaymentCharts['days'] }) {
  const t = useTranslations('finances.statistics');
  // The server draws no canvas, and a string cannot wait for one.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const waiting = <Skeleton className="h-full" />;
  return (
    <div className="h-56 tablet:h-64" role="img" aria-label={t('chart')}>
      {isShown ? (
        <Suspense fallback={waiting}>
          <Plot days={days} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
