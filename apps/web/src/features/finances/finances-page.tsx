import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { walletsQuery } from '../../product/wallets/wallets-query.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { financesQuery } from './api.ts';
import { ExportButton } from './export-button.tsx';
import { readFinanceFilters } from './finance-filters.ts';
import { FinanceList } from './finance-list.tsx';
import { FinanceToolbar } from './finance-toolbar.tsx';
import { RateNote } from './rate-note.tsx';
import { TypeChips } from './type-chips.tsx';
import { WalletTiles } from './wallet-tiles.tsx';

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
