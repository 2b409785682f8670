import type { Dashboard } from '@marquee/contract/shell/dashboard.ts';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { useChartScale } from '../../shell/preferences/use-chart-scale.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { DayBars } from '../../ui/charts/day-bars.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** One bar per day. */
export function SpendingCard({ days }: { days: Dashboard['days'] }) {
  const t = useTranslations('dashboard');
  const amounts = useAmounts();
  const { ticks, share } = useChartScale(days.map(({ spent }) => spent));
  return (
    <Card title={t('spending')} action={<TextLink href="/statistics?of=orders">{t('statistics')}</TextLink>}>
      <DayBars
        label={t('chart')}
        ticks={ticks}
        series={[{ name: t('spent'), className: 'fill-primary' }]}
        days={days.map(({ date, spent }) => ({
          date,
          bars: [{ share: share(spent), text: amounts.charge(spent) }],
        }))}
      />
    </Card>
  );
}
