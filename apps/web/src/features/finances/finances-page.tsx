import type { FinanceType } from '@marquee/contract/generated/money.ts';
import { relativeTime } from '@marquee/domain/format/relative-times.ts';
import { displayRate } from '@marquee/domain/money/display-rate.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { saveFile } from '../../lib/save-file.ts';
import { useServices } from '../../lib/use-services.ts';
import { walletsQuery } from '../../product/payments/payment-queries.ts';
import { financeKeys, walletsKey } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { useRefreshOnNotice } from '../../shell/notifications/use-refresh-on-notice.ts';
import { useCurrency } from '../../shell/preferences/currency.tsx';
import { useRenderedAt } from '../../shell/preferences/rendered-at.tsx';
import { useRelativeTimes } from '../../shell/preferences/use-relative-times.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { useShell } from '../../shell/shell-data.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { FilterChips } from '../../ui/tables/filter-chips.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { exportFinances, financesQuery } from './api.ts';
import { type FinanceFilters, readFinanceFilters, shownTypes } from './finance-filters.ts';
import { FinanceList } from './finance-list.tsx';
import { FinanceToolbar } from './finance-toolbar.tsx';
import { WalletTiles } from './wallet-tiles.tsx';

interface TypeChipsProps {
  chosen: readonly FinanceType[];
  onChange(types: FinanceType[]): void;
}

export const load: PageModule['load'] = async (services, { request }) => {
  const filters = readFinanceFilters(new URL(request.url).searchParams);
  await Promise.all([
    services.queryClient.ensureQueryData(financesQuery(services, filters)),
    services.queryClient.ensureQueryData(walletsQuery(services)),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().finances?.title ?? '',
});

export function Page() {
  const t = useTranslations('finances');
  const services = useServices();
  const [query, setQuery] = useSearchParams();
  const filters = readFinanceFilters(query);
  const entries = useQuery(financesQuery(services, filters));
  useRefreshOnNotice(financeKeys.all);
  useRefreshOnNotice(walletsKey);
  const set = (changes: Record<string, string>) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = () => setQuery({}, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('lead')}
        actions={
          <>
            <ExportButton filters={filters} disabled={entries.data?.recordsFiltered === 0} />
            <LinkButton href="/add-funds" variant="primary">
              {t('overview.addFunds')}
            </LinkButton>
          </>
        }
      />
      <div className="flex flex-col gap-5">
        <WalletTiles />
        <Card flush>
          <div className="flex flex-col gap-3 p-4 tablet:px-5">
            <TypeChips chosen={filters.types} onChange={(types) => set({ type: types.join(',') })} />
            <FinanceToolbar filters={filters} onSet={set} onClear={clear} />
          </div>
          <FinanceList
            entries={entries}
            filters={filters}
            onPage={(page) => set({ page: page === 1 ? '' : String(page) })}
            onClear={clear}
          />
        </Card>
        <RateNote />
      </div>
    </>
  );
}

function TypeChips({ chosen, onChange }: TypeChipsProps) {
  const t = useTranslations('finances');
  return (
    <FilterChips
      legend={t('filters.kinds')}
      allLabel={t('filters.all')}
      values={shownTypes}
      chosen={chosen}
      labelOf={(type) => t(`types.${type}`)}
      onChange={onChange}
    />
  );
}

/** Uses the filters of the list. A plain link could not send the token. */
function ExportButton({ filters, disabled }: { filters: FinanceFilters; disabled: boolean }) {
  const t = useTranslations('finances.export');
  const services = useServices();
  const { isBusy, run } = useAction();
  const save = () =>
    run(async () => {
      const csv = await exportFinances(services, filters);
      // Decoding drops the byte order mark, and without it Excel guesses the encoding wrong.
      saveFile('finances.csv', 'text/csv;charset=utf-8', `\uFEFF${csv}`);
    });
  return (
    <Button icon={<Download className="size-4" />} loading={isBusy} disabled={disabled} onClick={save}>
      {t('action')}
    </Button>
  );
}

/** Accounts are kept in dollars, so readers of rubles see the exchange rate and its age. */
function RateNote() {
  const t = useTranslations('finances.rate');
  const { currency } = useCurrency();
  const { settings } = useShell();
  const times = useRelativeTimes();
  const now = new Date(useRenderedAt());
  const { rate } = settings.currencies.RUB;
  const { style } = useNumbers();
  if (currency !== 'RUB' || rate === null) return null;
  const { exchangeRateAt } = settings;
  return (
    <p className="text-ink-faint text-note" suppressHydrationWarning>
      {t('note', displayRate(rate, style))}
      {exchangeRateAt && ` ${t('age', { when: relativeTime(new Date(exchangeRateAt), now, times) })}`}
    </p>
  );
}
