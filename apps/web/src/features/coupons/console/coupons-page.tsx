import type { ManagedCoupon } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { RowSheet } from '../../../product/console/row-sheet.tsx';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { LazySideSheet } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type CouponFilters, couponFilters, couponsQuery } from './api.ts';
import { useCouponColumns } from './coupon-columns.tsx';
import { CouponForm } from './coupon-form.tsx';
import { CouponSheet } from './coupon-sheet.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = {
    state: readState(params.get('state')),
    search: params.get('search') ?? undefined,
    after: wholeNumber(params.get('after')),
  };
  await services.queryClient.ensureQueryData(couponsQuery(services, filters));
}

/** Coupons: made, changed and switched off here, with everybody who used them. */
export function Page() {
  const t = useTranslations('adminMoney');
  const common = useTranslations('common');
  const services = useServices();
  const address = useListAddress();
  const canChange = useProfile()?.permissions.includes('payments.manage') ?? false;
  const [isCreating, setCreating] = useState(false);
  const filters: CouponFilters = {
    state: readState(address.get('state') ?? null),
    search: address.get('search'),
    after: address.after,
  };
  const list = useQuery(couponsQuery(services, filters));
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useCouponColumns(address);
  const { state, search } = filters;
  return (
    <>
      <PageHeader
        title={t('coupons.title')}
        text={t('coupons.text')}
        actions={
          canChange && (
            <Button variant="primary" icon={<Plus className="size-4" />} onClick={() => setCreating(true)}>
              {t('coupons.create')}
            </Button>
          )
        }
      />
      <Card flush>
        <ListToolbar
          list="coupons"
          address={address}
          columns={columns}
          searchLabel={t('coupons.search')}
          readCsv={() => services.call('exportCoupons', { query: { state, search } })}
        >
          <Segmented
            label={t('words.status')}
            value={state}
            options={couponFilters.map((value) => ({ value, label: t(`coupons.filters.${value}`) }))}
            onValueChange={(value) => address.filter('state', value)}
          />
        </ListToolbar>
        <KeyedTable<ManagedCoupon>
          label={t('coupons.title')}
          list={list}
          columns={columns}
          address={address}
          empty={
            search || state !== 'all'
              ? { title: t('words.notFound') }
              : { title: t('coupons.empty'), text: t('coupons.emptyText') }
          }
        />
      </Card>
      <RowSheet title={opened?.code ?? ''} ids={rows.map(({ id }) => id)} address={address}>
        {opened && <CouponSheet key={opened.id} coupon={opened} canChange={canChange} />}
      </RowSheet>
      <LazySideSheet
        open={isCreating}
        onClose={() => setCreating(false)}
        title={t('coupons.create')}
        closeLabel={common('actions.close')}
      >
        <CouponForm onDone={() => setCreating(false)} />
      </LazySideSheet>
    </>
  );
}

function readState(text: string | null): CouponFilters['state'] {
  return couponFilters.find((state) => state === text) ?? 'all';
}
