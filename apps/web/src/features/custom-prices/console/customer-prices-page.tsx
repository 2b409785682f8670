import type { CustomPrice } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { notFound } from '../../../shell/errors/error-cards.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { pricesQuery, restrictedQuery } from './api.ts';
import { CopyPrices } from './copy-prices.tsx';
import { usePriceColumns } from './price-columns.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { RemovePrice } from './remove-price.tsx';
import { RestrictedServices } from './restricted-services.tsx';

export async function load(services: AppServices, { request, params }: LoaderFunctionArgs): Promise<void> {
  const id = wholeNumber(params.id ?? null) ?? notFound();
  const query = new URL(request.url).searchParams;
  const filters = { search: query.get('search') ?? undefined, after: wholeNumber(query.get('after')) };
  await Promise.all([
    services.queryClient.ensureQueryData(pricesQuery(services, id, filters)),
    services.queryClient.ensureQueryData(restrictedQuery(services, id, '')),
  ]);
}

/** What one customer pays, and which restricted services they find. */
export function Page() {
  const t = useTranslations('adminPrices.prices');
  const id = wholeNumber(useParams().id ?? null) ?? 0;
  const address = useListAddress();
  const services = useServices();
  const search = address.get('search');
  const list = useQuery(pricesQuery(services, id, { search, after: address.after }));
  const mayChange = useProfile()?.permissions.includes('accounts.manage') ?? false;
  const [edited, setEdited] = useState<CustomPrice | 'new'>();
  const [removed, setRemoved] = useState<CustomPrice>();
  const [isCopying, setCopying] = useState(false);
  const columns = usePriceColumns(mayChange ? { edit: setEdited, remove: setRemoved } : undefined);
  const customer = list.data?.customer;
  const name = customer?.name || customer?.email || `#${id}`;
  return (
    <>
      <PageHeader
        title={t('title', { customer: name })}
        text={t('text')}
        actions={
          mayChange && (
            <>
              <Button icon={<Copy className="size-4" />} onClick={() => setCopying(true)}>
                {t('copy')}
              </Button>
              <Button variant="primary" icon={<Plus className="size-4" />} onClick={() => setEdited('new')}>
                {t('add')}
              </Button>
            </>
          )
        }
      />
      <div className="flex flex-col gap-6">
        <Card flush>
          <ListToolbar
            list="customer-prices"
            address={address}
            columns={columns}
            searchLabel={t('search')}
            readCsv={() => services.call('exportCustomPrices', { params: { id }, query: { search } })}
          />
          <KeyedTable<CustomPrice>
            label={t('title', { customer: name })}
            list={list}
            columns={columns}
            address={address}
            empty={search ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
          />
        </Card>
        <RestrictedServices customerId={id} mayChange={mayChange} />
      </div>
      <PriceSheet customerId={id} price={edited} onClose={() => setEdited(undefined)} />
      <RemovePrice customerId={id} price={removed} onClose={() => setRemoved(undefined)} />
      <CopyPrices customerId={id} open={isCopying} onClose={() => setCopying(false)} />
    </>
  );
}
