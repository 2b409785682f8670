import type { StaffVerification } from '@marquee/contract/generated/console.ts';
import { reviewedStatuses } from '@marquee/domain/verification/verification.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { RowSheet } from '../../../product/console/row-sheet.tsx';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type VerificationFilters, verificationsQuery } from './api.ts';
import { useVerificationColumns } from './verification-columns.tsx';
import { VerificationReview } from './verification-review.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = readFilters((name) => params.get(name) ?? undefined);
  await services.queryClient.ensureQueryData(verificationsQuery(services, filters));
}

/** Documents that prove who pays, those who wait longest first. */
export function Page() {
  const t = useTranslations('adminSupport.verification');
  const services = useServices();
  const address = useListAddress();
  const filters = readFilters(address.get);
  const list = useQuery(verificationsQuery(services, filters));
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useVerificationColumns(address);
  const { after: _, ...query } = filters;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="verification"
          address={address}
          columns={columns}
          readCsv={() => services.call('exportVerifications', { query })}
        >
          <Segmented
            label={t('status')}
            value={filters.status}
            options={reviewedStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            onValueChange={(status) => address.filter('status', status)}
          />
        </ListToolbar>
        <KeyedTable<StaffVerification>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={filters.search ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <RowSheet
        title={t('one', { customer: opened?.customer.name || (opened?.customer.email ?? '') })}
        ids={rows.map(({ id }) => id)}
        address={address}
      >
        {opened && <VerificationReview key={`${opened.id} ${opened.revision}`} verification={opened} />}
      </RowSheet>
    </>
  );
}

function readFilters(get: (name: string) => string | undefined): VerificationFilters {
  return {
    status: reviewedStatuses.find((status) => status === get('status')) ?? 'in_review',
    search: get('search'),
    after: wholeNumber(get('after') ?? null),
  };
}
