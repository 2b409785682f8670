import type { ChildPanelStatistics } from '@marquee/contract/generated/earn.ts';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { useChartScale } from '../../../shell/preferences/use-chart-scale.ts';
import { DayBars } from '../../../ui/charts/day-bars.tsx';
import { StatTile } from '../../../ui/charts/stat-tile.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const sums = ['revenue', 'cost', 'margin'] as const;
type Sum = (typeof sums)[number];
type Rows = readonly Readonly<Record<Sum, string>>[];
type Shown = Readonly<Record<Sum, readonly string[]>>;

/** Amounts of one column add up to their total as shown. */
function useColumns(): (rows: Rows) => Shown {
  const { parts } = useAmountsTogether('holdings');
  return (rows) => ({
    revenue: parts(rows.map(({ revenue }) => revenue)),
    cost: parts(rows.map(({ cost }) => cost)),
    margin: parts(rows.map(({ margin }) => margin)),
  });
}

export function PanelFigures({ statistics }: { statistics: ChildPanelStatistics }) {
  const numbers = useNumbers();
  const t = useTranslations('childPanels.statistics');
  const { total, between } = useAmountsTogether('holdings');
  const { totals, by_day, top_services } = statistics;
  const { revenue, cost, margin } = totals;
  // What lies between the other two as shown, also in rubles.
  const difference = margin.startsWith('-') ? between(cost, revenue, '−') : between(revenue, cost);
  return (
    <>
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desktop:grid-cols-5">
        {sums.map((name) => (
          <StatTile
            key={name}
            label={t(name)}
            value={name === 'margin' ? difference : total(totals[name])}
            trend={by_day.map((day) => Number(day[name]))}
          />
        ))}
        <StatTile
          label={t('orders')}
          value={numbers.count(totals.orders)}
          trend={by_day.map(({ orders }) => orders)}
        />
        <StatTile
          label={t('customers')}
          value={numbers.count(totals.customers)}
          trend={by_day.map(({ customers }) => customers)}
        />
      </div>
      <DayChart days={by_day} />
      {top_services.length > 0 && <TopServices services={top_services} />}
    </>
  );
}

const fills: Record<Sum, string> = { revenue: 'fill-primary', cost: 'fill-warning', margin: 'fill-success' };

function DayChart({ days }: { days: ChildPanelStatistics['by_day'] }) {
  const t = useTranslations('childPanels.statistics');
  const shown = useColumns()(days);
  const { ticks, share, zero } = useChartScale(days.flatMap((day) => sums.map((name) => day[name])));
  return (
    <DayBars
      label={t('chart')}
      ticks={ticks}
      zero={zero}
      series={sums.map((name) => ({ name: t(name), className: fills[name] }))}
      days={days.map((day, place) => ({
        date: day.day,
        bars: sums.map((name) => ({ share: share(day[name]), text: shown[name][place] ?? '' })),
      }))}
    />
  );
}

function TopServices({ services }: { services: ChildPanelStatistics['top_services'] }) {
  const numbers = useNumbers();
  const t = useTranslations('childPanels.statistics');
  const shown = useColumns()(services);
  return (
    <section>
      <h3 className="pb-2 font-semibold">{t('services')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, the keyboard must reach it */}
      <div className="overflow-x-auto" tabIndex={0}>
        <table className="w-full text-start tabular-nums">
          <thead>
            <tr className="border-line border-b text-ink-soft text-note">
              <th scope="col" className="py-2 pe-4 font-medium">
                {t('service')}
              </th>
              {(['orders', ...sums] as const).map((name) => (
                <th key={name} scope="col" className="py-2 ps-4 text-end font-medium">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {services.map((service, place) => (
              <tr key={service.id} className="border-line border-b last:border-0">
                <th scope="row" className="wrap-anywhere min-w-40 py-2 pe-4 font-normal">
                  {service.name}
                </th>
                <td className="py-2 ps-4 text-end">{numbers.count(service.orders)}</td>
                {sums.map((name) => (
                  <td key={name} className="whitespace-nowrap py-2 ps-4 text-end">
                    {shown[name][place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
