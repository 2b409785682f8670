import type { Dashboard } from '@marquee/contract/shell/dashboard.ts';
import { larger, parseMoney, zero } from '@marquee/domain/money/money.ts';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';

const [step, width, height] = [20, 14, 100];

/** One bar per day, with date and amount on hover. Rendered on the server too. */
export function SpendingCard({ days }: { days: Dashboard['days'] }) {
  const t = useTranslations('dashboard');
  const amounts = useAmounts();
  const most = days.reduce((highest, { spent }) => larger(highest, parseMoney(spent) ?? zero), zero);
  return (
    <Card title={t('spending')} action={<TextLink href="/statistics?of=orders">{t('statistics')}</TextLink>}>
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full"
        role="img"
        aria-label={t('chart')}
      >
        {days.map(({ date, spent }, index) => {
          const units = parseMoney(spent) ?? zero;
          // Whole percent of the highest day, and a thin line for a day without spending.
          const tall = most === zero ? 0 : Number((units * BigInt(height)) / most);
          return (
            <g key={date}>
              <title>{`${date} · ${amounts.charge(spent)}`}</title>
              <rect x={index * step} width={step} height={height} fill="transparent" />
              <rect
                x={index * step + (step - width) / 2}
                y={height - Math.max(tall, 1.5)}
                width={width}
                height={Math.max(tall, 1.5)}
                rx="2"
                className={tall > 0 ? 'fill-primary' : 'fill-line'}
              />
            </g>
          );
        })}
      </svg>
      <div className="flex justify-between pt-2 text-ink-faint text-note tabular-nums">
        <span>{days[0]?.date}</span>
        <span>{days.at(-1)?.date}</span>
      </div>
    </Card>
  );
}
