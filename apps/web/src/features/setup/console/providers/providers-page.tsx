import type { ConsoleProvider } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../../lib/app-services.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { KeyedTable } from '../../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../../product/console/list-toolbar.tsx';
import { RowSheet } from '../../../../product/console/row-sheet.tsx';
import { useListAddress, wholeNumber } from '../../../../product/console/use-list-address.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { AddProvider } from './add-provider.tsx';
import { providersQuery, sendingHoldQuery } from './api.ts';
import { useProviderColumns } from './provider-columns.tsx';
import { ProviderSheet } from './provider-sheet.tsx';
import { SendingHold } from './sending-hold.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = { search: params.get('search') ?? undefined, after: wholeNumber(params.get('after')) };
  await Promise.all([
    services.queryClient.ensureQueryData(providersQuery(services, filters)),
    services.queryClient.ensureQueryData(sendingHoldQuery(services)),
  ]);
}

/** Who delivers: their balance, their lists, and whether orders go to them. */
export function Page() {
  const t = useTranslations('adminSetup.providers');
  const services = useServices();
  const address = useListAddress();
  const [isAdding, setAdding] = useState(false);
  const filters = { search: address.get('search'), after: address.after };
  const list = useQuery(providersQuery(services, filters));
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useProviderColumns(address);
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <Button
            variant="primary"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        }
      />
      <SendingHold />
      <Card flush>
        <ListToolbar
          list="providers"
          address={address}
          columns={columns}
          searchLabel={t('search')}
          readCsv={() => services.call('exportProviders', { query: { search: filters.search } })}
        />
        <KeyedTable<ConsoleProvider>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={filters.search ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <RowSheet title={opened?.name ?? ''} ids={rows.map(({ id }) => id)} address={address}>
        {opened && <ProviderSheet key={opened.id} provider={opened} />}
      </RowSheet>
      <AddProvider
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={(id) => {
          setAdding(false);
          address.open(id);
        }}
      />
    </>
  );
}
