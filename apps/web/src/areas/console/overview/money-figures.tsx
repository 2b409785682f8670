import type { Overview } from '@marquee/contract/generated/console.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useChartScale } from '../../../shell/preferences/use-chart-scale.ts';
import { DayBars } from '../../../ui/charts/day-bars.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { FigureTile } from './figure-tile.tsx';

type Figures = NonNullable<Overview['money']>;

/** What profit consists of comes before it. */
const tiles = ['revenue', 'fees', 'cost', 'bonuses', 'adjustments', 'profit', 'top_ups', 'refunds'] as const;
const burdens: readonly string[] = ['cost', 'bonuses', 'adjustments', 'refunds'];

interface MoneyFiguresProps {
  figures: Figures;
  from: string;
  to: string;
}

/** The ledger's figures; each leads to the report of the same days. */
export function MoneyFigures({ figures, from, to }: MoneyFiguresProps) {
  const t = useTranslations('adminOverview');
  // Each leads to the report, which has every decimal.
  const { balance: amount } = useAmounts();
  const report = `/admin/reports?${new URLSearchParams({ from, to })}`;
  return (
    <section aria-labelledby="money">
      <h2 id="money" className="mb-3 font-semibold text-16">
        {t('money')}
      </h2>
      <div className="grid grid-cols-2 gap-3 desktop:grid-cols-4">
        {tiles.map((name) => (
          <FigureTile
            key={name}
            label={t(`figures.${name}`)}
            value={amount(figures[name].now)}
            now={Number(figures[name].now)}
            before={Number(figures[name].before)}
            href={report}
            isBurden={burdens.includes(name)}
          />
        ))}
      </div>
      {figures.days.length > 1 && <RevenueChart days={figures.days} amount={amount} />}
    </section>
  );
}

interface RevenueChartProps {
  days: Figures['days'];
  amount(text: string): string;
}

function RevenueChart({ days, amount }: RevenueChartProps) {
  const t = useTranslations('adminOverview');
  const { ticks, zero, share } = useChartScale(days.flatMap(({ revenue, profit }) => [revenue, profit]));
  return (
    <Card className="mt-3">
      <DayBars
        label={t('chart')}
        ticks={ticks}
        zero={zero}
        series={[
          { name: t('figures.revenue'), className: 'fill-primary' },
          { name: t('figures.profit'), className: 'fill-success' },
        ]}
        days={days.map(({ day, revenue, profit }) => ({
          date: day,
          bars: [
            { share: share(revenue), text: amount(revenue) },
            { share: share(profit), text: amount(profit) },
          ],
        }))}
      />
    </Card>
  );
}
