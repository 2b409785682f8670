import type { Dashboard } from '@marquee/contract/generated/shell.ts';
import { LoneAmount } from '../../shell/preferences/lone-amount.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { useChartScale } from '../../shell/preferences/use-chart-scale.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { DayBars } from '../../ui/charts/day-bars.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** One bar per day, and what was spent in all. */
export function SpendingCard({ days, spent: total }: Pick<Dashboard, 'days' | 'spent'>) {
  const numbers = useNumbers();
  const t = useTranslations('dashboard');
  const orderCount = useTranslations('orders');
  const amounts = useAmounts();
  const { ticks, share } = useChartScale(days.map(({ spent }) => spent));
  return (
    <Card
      title={t('spending')}
      text={
        <>
          {t('allTime')} <LoneAmount amount={total} />
        </>
      }
      action={<TextLink href="/statistics?of=orders">{t('statistics')}</TextLink>}
    >
      <DayBars
        label={t('chart')}
        ticks={ticks}
        series={[{ name: t('spent'), className: 'fill-primary' }]}
        days={days.map(({ date, spent, orders }) => {
          const count = orderCount('found', { count: orders, shown: numbers.count(orders) });
          return { date, bars: [{ share: share(spent), text: `${amounts.charge(spent)} · ${count}` }] };
        })}
      />
    </Card>
  );
}
