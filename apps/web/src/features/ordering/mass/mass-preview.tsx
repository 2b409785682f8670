import type { CostResult } from '@marquee/contract/generated/ordering.ts';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { keepDots } from '../../../lib/keep-dots.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useLineCosts } from '../checkout/use-line-costs.ts';
import type { CheckedLine } from './use-checked-lines.ts';

interface MassPreviewProps {
  lines: readonly CheckedLine[];
  cost: CostResult | undefined;
}

/** Each line's service, cost and errors. */
export function MassPreview({ lines, cost }: MassPreviewProps) {
  const numbers = useNumbers();
  const t = useTranslations('ordering.mass');
  const costs = useLineCosts(cost);
  const bad = lines.filter(({ problems }) => problems.length > 0).length;
  return (
    <section aria-label={t('preview')}>
      <p className="flex flex-wrap gap-x-4 pb-2" role="status">
        {lines.length > bad && (
          <span className="text-success-text">{t('good', { count: lines.length - bad })}</span>
        )}
        {bad > 0 && <span className="text-danger-text">{t('bad', { count: bad })}</span>}
      </p>
      <ol className="flex max-h-[32rem] flex-col divide-y divide-line overflow-y-auto rounded-md border border-line">
        {lines.map(({ number, service, url, quantity, problems, serviceId }) => {
          const isGood = problems.length === 0;
          const Icon = isGood ? CircleCheck : CircleAlert;
          return (
            <li key={number} className="flex items-start gap-2.5 px-3 py-2">
              <span className="min-w-7 shrink-0 pt-px text-end text-ink-faint tabular-nums">{number}</span>
              <Icon
                className={classNames(
                  'mt-0.5 size-4.5 shrink-0',
                  isGood ? 'text-success-text' : 'text-danger-text',
                )}
                aria-hidden="true"
              />
              <span className="min-w-0 flex-1">
                {serviceId > 0 && (
                  <span className="line-clamp-2 font-medium" dir="auto">
                    {service ? keepDots(service.name) : `#${serviceId}`}
                  </span>
                )}
                <span dir="ltr" className="block truncate text-ink-faint text-note">
                  {url}
                </span>
                {problems.map((problem) => (
                  <span key={problem} className="block text-danger-text text-note">
                    {problem}
                  </span>
                ))}
              </span>
              <span className="shrink-0 text-end tabular-nums">
                <span className="block">{quantity === undefined ? '' : numbers.count(quantity)}</span>
                <span className="block text-ink-soft text-note">{costs.get(number)}</span>
              </span>
            </li>
          );
        })}
      </ol>
      {bad > 0 && <p className="pt-2 text-ink-soft text-note">{t('order')}</p>}
    </section>
  );
}
