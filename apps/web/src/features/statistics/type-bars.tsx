import type { PaymentCharts } from '@marquee/contract/generated/money.ts';
import { larger, type Money, parseMoney, zero } from '@marquee/domain/money/money.ts';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface BarProps {
  label: string;
  amount: string;
  text: string | undefined;
  most: Money;
  isIncome?: boolean;
}

type TypeSums = PaymentCharts['types'][number];

const read = (text: string): Money => parseMoney(text) ?? zero;

/** One line per type with its bars: a table that can be read at a glance. */
export function TypeBars({ types }: { types: readonly TypeSums[] }) {
  const t = useTranslations('finances');
  const { parts } = useAmountsTogether('holdings');
  const incomes = parts(
    types.map(({ income }) => income),
    '+',
  );
  const spendings = parts(
    types.map(({ spending }) => spending),
    '−',
  );
  const most = types.reduce(
    (highest, { income, spending }) => larger(highest, larger(read(income), read(spending))),
    zero,
  );
  return (
    <ul className="flex flex-col gap-4">
      {types.map((sums, place) => (
        <li key={sums.type}>
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-medium">{t(`types.${sums.type}`)}</span>
            <span className="shrink-0 text-ink-faint text-note tabular-nums">
              {t('totals.found', { count: sums.count })}
            </span>
          </div>
          <Bar label={t('totals.income')} amount={sums.income} text={incomes[place]} most={most} isIncome />
          <Bar label={t('totals.spending')} amount={sums.spending} text={spendings[place]} most={most} />
        </li>
      ))}
    </ul>
  );
}

function Bar(props: BarProps) {
  const { label, amount, text, most, isIncome = false } = props;
  const size = read(amount);
  if (size === zero) return null;
  // In thousandths of the longest, and never zero.
  const share = most === zero ? 0 : Math.max(8, Number((size * 1000n) / most));
  return (
    <div className="flex items-center gap-3 pt-1.5">
      <svg
        viewBox="0 0 1000 8"
        preserveAspectRatio="none"
        className="along-the-line h-2 min-w-0 flex-1"
        aria-hidden="true"
      >
        <rect width="1000" height="8" rx="4" className="fill-sunken" />
        <rect width={share} height="8" className={isIncome ? 'fill-success' : 'fill-primary'} />
      </svg>
      <span className="min-w-28 shrink-0 text-end text-note tabular-nums">
        <span className="sr-only">{label}: </span>
        {text}
      </span>
    </div>
  );
}
