import { reportFigures } from '@marquee/domain/money/report-figures.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { Context } from '../../../platform/context.ts';
import { csvStream } from '../../../platform/csv-stream.ts';
import { Streamed } from '../../../platform/http/answers/streamed.ts';
import { getReport } from './get-report.ts';

const holdings = ['liabilities', 'in_delivery', 'owed'] as const;

/** One line per day, exact to the last decimal. */
export async function exportReport(
  ctx: Context,
  range: { from?: string | undefined; to?: string | undefined },
): Promise<Streamed> {
  const report = await getReport(ctx, range);
  const t = await translator(ctx.locale);
  const columns = [...reportFigures, ...holdings];
  const lines = async function* () {
    yield [t('adminMoney.reports.day'), ...columns.map((name) => t(`adminMoney.reports.figures.${name}`))];
    for (const day of report.days) yield [day.day, ...columns.map((name) => day[name])];
  };
  return new Streamed({
    body: csvStream(lines(), { keepsNumbers: true }),
    contentType: 'text/csv; charset=utf-8',
    name: `report-${report.days[0]?.day}-${report.days.at(-1)?.day}.csv`,
  });
}
