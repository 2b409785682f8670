import { Suspense, useEffect, useState } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { lazyComponent } from '../lazy-component.ts';
import type { LineChartProps } from './line-chart.tsx';

const LoadedLineChart = lazyComponent(async () => (await import('./line-chart.tsx')).LineChart);

/** A line chart whose code loads once the page stands; its space is kept from the first paint. */
export function LazyLineChart(props: LineChartProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const space = <Skeleton className={props.className ?? 'h-56 tablet:h-72'} />;
  if (!isReady) return space;
  return (
    <Suspense fallback={space}>
      <LoadedLineChart {...props} />
    </Suspense>
  );
}
