import { formatMoney, larger, parseMoney, subtract, zero } from '@marquee/domain/money/money.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { Figures } from './api.ts';

/** Loaded after the page, each on its own: an empty card would mean that there is no data. */
export function TopFigures({ figures }: { figures: UseQueryResult<Figures> }) {
  const t = useTranslations('common');
  if (figures.data) return <FigureBars rows={largestAmounts(figures.data.data)} />;
  if (figures.isPending) return <SkeletonLines count={4} />;
  const retry = { label: t('actions.retry'), onRetry: () => figures.refetch(), busy: figures.isFetching };
  return <ErrorState title={t('states.failed')} retry={retry} />;
}

type Row = Figures['data'][number];

const visibleCount = 12;

/** Only the largest amounts: rare purchases would crowd the chart. */
function largestAmounts(rows: readonly Row[], most = 10): Row[] {
  return rows.toSorted((left, right) => (spentOn(left) < spentOn(right) ? 1 : -1)).slice(0, most);
}

const spentOn = ({ charged, refunded }: Row) =>
  subtract(parseMoney(charged) ?? zero, parseMoney(refunded) ?? zero);

/** One line per row with its bar: a table that works for the eye and for screen readers. */
export function FigureBars({ rows: shown }: { rows: readonly Row[] }) {
  const numbers = useNumbers();
  const t = useTranslations('orders');
  const { parts } = useAmountsTogether();
  const amounts = parts(shown.map((row) => formatMoney(spentOn(row))));
  const most = shown.reduce((highest, row) => larger(highest, spentOn(row)), zero);
  return (
    <ul
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-3',
        // Room for the scrollbar beside the figures.
        shown.length > visibleCount && '-me-3 max-h-144 overflow-y-auto pe-3',
      )}
    >
      {shown.map((row, place) => (
        // One grid for all rows: bars can only be compared if they start and end at the same place.
        <li key={row.key} className="col-span-2 grid grid-cols-subgrid items-center gap-y-1">
          <div className="col-span-2 flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate tabular-nums">{row.label}</span>
            <span className="shrink-0 font-medium tabular-nums">{amounts[place]}</span>
          </div>
          <svg
            viewBox="0 0 1000 6"
            preserveAspectRatio="none"
            className="along-the-line h-1.5 w-full max-tablet:col-span-2"
            aria-hidden="true"
          >
            <rect width="1000" height="6" rx="3" className="fill-sunken" />
            <rect width={barWidth(spentOn(row), most)} height="6" className="fill-primary" />
          </svg>
          <span className="text-ink-faint text-note tabular-nums max-tablet:col-span-2 tablet:text-end">
            {t('found', { count: row.orders, shown: numbers.count(row.orders) })} ·{' '}
            {row.delivered < row.quantity
              ? t('statistics.deliveredOf', {
                  done: numbers.count(row.delivered),
                  total: numbers.count(row.quantity),
                })
              : t('timeline.progress', { count: numbers.count(row.delivered) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** In thousandths of the longest, and never zero. */
function barWidth(amount: bigint, most: bigint): number {
  return most === 0n ? 0 : Math.max(8, Number((amount * 1000n) / most));
}
