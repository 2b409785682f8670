import type { Report } from '@marquee/contract/generated/console.ts';
import { formatDate } from '@marquee/domain/format/date.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { CsvButton } from '../../../product/console/csv-button.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { DayField } from '../../../shell/forms/day-field.tsx';
import { useRenderedAt } from '../../../shell/preferences/rendered-at.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { ReportFigures } from './report-figures.tsx';

const ranges = { month: 30, quarter: 90, year: 365 } as const;
type RangeName = keyof typeof ranges;
const rangeNames = Object.keys(ranges) as RangeName[];

interface Range {
  from: string;
  to: string;
}

const reportQuery = ({ call }: Pick<AppServices, 'call'>, range: Range) =>
  queryOptions({
    queryKey: consoleKeys.report(range.from, range.to),
    queryFn: async ({ signal }) => (await call('getReport', { query: range }, { signal })).data,
    placeholderData: keepPreviousData,
  });

const dayMs = 86_400_000;
const lastDays = (today: string, days: number): Range => ({
  from: formatDate(new Date(Date.parse(today) - (days - 1) * dayMs)),
  to: today,
});

function readRange(params: URLSearchParams, today: string): Range {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return /^20\d\d-\d\d-\d\d$/.test(text) ? text : undefined;
  };
  const [from, to] = [day('from'), day('to')];
  return from && to && from <= to ? { from, to } : lastDays(today, ranges.month);
}

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  // Without a range the page asks for one that ends today, which only it knows.
  if (!params.has('from')) return;
  await services.queryClient.ensureQueryData(reportQuery(services, readRange(params, '2026-01-01')));
}

/** Figures of the business by day, from the ledger. */
export function Page() {
  const t = useTranslations();
  const services = useServices();
  const errorMessage = useErrorMessage();
  const [params, setParams] = useSearchParams();
  const today = formatDate(new Date(useRenderedAt()));
  const range = readRange(params, today);
  const report = useQuery(reportQuery(services, range));
  const show = ({ from, to }: Range) => setParams({ from, to }, { replace: true, preventScrollReset: true });
  const usual = rangeNames.find(
    (name) => lastDays(today, ranges[name]).from === range.from && range.to === today,
  );
  return (
    <>
      <PageHeader title={t('adminMoney.reports.title')} text={t('adminMoney.reports.text')} />
      <div className="flex flex-col gap-5">
        <Card>
          <div className="flex flex-wrap items-center gap-3">
            <Segmented<RangeName | ''>
              label={t('finances.statistics.range')}
              value={usual ?? ''}
              options={rangeNames.map((value) => ({
                value,
                label: t(`finances.statistics.ranges.${value}`),
              }))}
              onValueChange={(name) => name && show(lastDays(today, ranges[name]))}
            />
            <DayField
              labelInside
              label={t('finances.filters.from')}
              value={range.from}
              latest={range.to}
              onChange={(from) => from && show({ ...range, from })}
            />
            <DayField
              labelInside
              label={t('finances.filters.to')}
              value={range.to}
              earliest={range.from}
              latest={today}
              onChange={(to) => to && show({ ...range, to })}
            />
            <span className="ms-auto">
              <CsvButton
                name={`report-${range.from}-${range.to}`}
                read={() => services.call('exportReport', { query: range })}
              />
            </span>
          </div>
        </Card>
        <ReportBody
          report={report.data}
          error={report.error && errorMessage(report.error)}
          onRetry={() => void report.refetch()}
        />
      </div>
    </>
  );
}

interface ReportBodyProps {
  report: Report | undefined;
  error: string | null;
  onRetry(): void;
}

function ReportBody({ report, error, onRetry }: ReportBodyProps) {
  const t = useTranslations('common');
  if (report && !error) return <ReportFigures report={report} />;
  return (
    <Card>
      {error ? (
        <ErrorState
          title={t('states.failed')}
          text={error}
          retry={{ label: t('actions.retry'), onRetry, busy: false }}
        />
      ) : (
        <SkeletonLines count={8} />
      )}
    </Card>
  );
}
