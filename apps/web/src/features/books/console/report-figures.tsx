import type { Report } from '@marquee/contract/generated/console.ts';
import { reportFigures } from '@marquee/domain/money/report-figures.ts';
import { useAmounts, useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { useChartScale } from '../../../shell/preferences/use-chart-scale.ts';
import { DayBars } from '../../../ui/charts/day-bars.tsx';
import { StatTile } from '../../../ui/charts/stat-tile.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { signOf, unsigned } from './signed-amount.ts';

const tiles = ['revenue', 'cost', 'fees', 'bonuses', 'profit', 'refunds', 'money_in', 'money_out'] as const;
const held = ['liabilities', 'in_delivery', 'owed'] as const;
const columns = [...reportFigures, ...held];

/** Totals, the days as bars, and the same days as a table whose columns add up to the totals. */
export function ReportFigures({ report }: { report: Report }) {
  const t = useTranslations('adminMoney.reports.figures');
  // The table below has every decimal.
  const { balance: amount } = useAmounts();
  const last = report.days.at(-1);
  return (
    <>
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
        {tiles.map((name) => (
          <StatTile key={name} label={t(name)} value={amount(report.totals[name])} />
        ))}
        {last && held.map((name) => <StatTile key={name} label={t(name)} value={amount(last[name])} />)}
      </div>
      <ReportChart report={report} />
      <ReportTable report={report} />
    </>
  );
}

/** Every figure of the table stands beside others, so none is rounded. */
function useSigned(): (text: string) => string {
  const { total } = useAmountsTogether('holdings');
  return (text) => total(unsigned(text), signOf(text));
}

function ReportChart({ report: { days } }: { report: Report }) {
  const t = useTranslations('adminMoney.reports');
  const amount = useSigned();
  const { ticks, zero, share } = useChartScale(days.flatMap(({ revenue, profit }) => [revenue, profit]));
  return (
    <Card>
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

function ReportTable({ report: { days, totals } }: { report: Report }) {
  const t = useTranslations('adminMoney.reports');
  const amount = useSigned();
  const last = days.at(-1);
  const cell = 'whitespace-nowrap px-3 py-1.5 text-end tabular-nums';
  const first = 'sticky start-0 whitespace-nowrap bg-surface px-3 py-1.5 text-start';
  return (
    <Card flush>
      <section
        className="relative max-h-[70vh] overflow-auto rounded-lg"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={t('title')}
      >
        <table className="w-full text-note">
          <thead className="sticky top-0 z-1 bg-surface text-ink-faint">
            <tr>
              <th scope="col" className={`${first} font-medium`}>
                {t('day')}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col" className={`${cell} font-medium`}>
                  {t(`figures.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="border-line border-t font-semibold">
              <th scope="row" className={first}>
                {t('total')}
              </th>
              {reportFigures.map((name) => (
                <td key={name} className={cell}>
                  {amount(totals[name])}
                </td>
              ))}
              {held.map((name) => (
                <td key={name} className={cell}>
                  {amount(last?.[name] ?? '0')}
                </td>
              ))}
            </tr>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-line border-t">
                <th scope="row" className={`${first} font-normal tabular-nums`}>
                  {day.day}
                </th>
                {columns.map((name) => (
                  <td key={name} className={cell}>
                    {day[name] === '0' ? <span className="text-ink-faint">–</span> : amount(day[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
