import { minuteLimits, planDripFeed, runLimits } from '@marquee/domain/drip-feed/plan.ts';
import { useState } from 'react';
import type { ServiceDetails } from '../../../../product/catalogue/service-query.ts';
import { useDurationText } from '../../../../shell/preferences/use-duration-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { quantityLimits } from '../../quantity-limits.ts';
import type { FormLine } from '../line/form-line.ts';

const visibleCount = 6;

/** The schedule of the runs, from the same plan that the server charges by. */
export function DripFeedPlan({ line, service }: { line: FormLine; service: ServiceDetails }) {
  const numbers = useNumbers();
  const t = useTranslations('ordering.drip');
  const duration = useDurationText();
  const [showsAll, setShowsAll] = useState(false);
  const { mode, runs, minutes, quantity, quantityStep } = line;
  const plan = planDripFeed(
    { mode, runs, minutesBetweenRuns: minutes, quantity, quantityStep },
    quantityLimits(service),
  );
  if (!plan.ok) {
    const { max } = plan.refusal === 'runs_out_of_range' ? runLimits : minuteLimits;
    return (
      <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning-text">
        {t(`refusals.${plan.refusal}`, { max: numbers.count(max) })}
      </p>
    );
  }
  // biome-ignore lint/complexity/useMathMinMax: Math.max takes no bigint
  const largest = plan.quantities.reduce((most, one) => (one > most ? one : most), 1n);
  const shown = showsAll ? plan.quantities : plan.quantities.slice(0, visibleCount);
  return (
    <div className="rounded-md bg-sunken p-3">
      <p className="font-medium" role="status">
        {t('plan', { runs: plan.quantities.length, total: numbers.count(plan.total) })}
      </p>
      <p className="text-ink-soft text-note">{t('lasts', { time: duration(plan.minutesToLastRun) })}</p>
      <ol className="mt-2 grid max-h-64 grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 gap-y-1 overflow-y-auto text-note">
        {shown.map((run, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other key than their index
          <li key={index} className="col-span-3 grid grid-cols-subgrid items-center">
            <span className="text-ink-soft">{t('run', { number: String(index + 1) })}</span>
            <svg className="along-the-line h-2 w-full" aria-hidden="true">
              <rect
                width={`${(Number(run) / Number(largest)) * 100}%`}
                height="8"
                rx="4"
                className="fill-primary"
              />
            </svg>
            <span className="text-end tabular-nums">
              {numbers.count(run)}{' '}
              <span className="text-ink-faint">
                {index === 0 ? t('now') : t('after', { time: duration(index * minutes) })}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {shown.length < plan.quantities.length && (
        <Button variant="quiet" size="small" className="mt-1" onClick={() => setShowsAll(true)}>
          {t('all')}
        </Button>
      )}
    </div>
  );
}
