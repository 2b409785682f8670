import type { AuditEntry } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { FilterFold } from '../../../product/console/filter-fold.tsx';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { RowSheet } from '../../../product/console/row-sheet.tsx';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { DayField } from '../../../shell/forms/day-field.tsx';
import { SearchOnEnter } from '../../../ui/forms/filter-fields.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { auditQuery, readFilters } from './api.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditDetails } from './audit-details.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = readFilters((name) => params.get(name) ?? undefined);
  await services.queryClient.ensureQueryData(
    auditQuery(services, { ...filters, after: wholeNumber(params.get('after')) }),
  );
}

/** Every change by staff, with both states. */
export function Page() {
  const t = useTranslations('adminAccess.audit');
  const services = useServices();
  const address = useListAddress();
  const filters = readFilters(address.get);
  const list = useQuery(auditQuery(services, { ...filters, after: address.after }));
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useAuditColumns(address);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="audit"
          address={address}
          columns={columns}
          searchLabel={t('searchLabel')}
          readCsv={() => services.call('exportAudit', { query: filters })}
        >
          <FilterFold isUsed={Object.entries(filters).some(([name, value]) => name !== 'search' && value)}>
            <SearchOnEnter
              label={t('actionLabel')}
              value={address.get('action') ?? ''}
              onSearch={(text) => address.filter('action', text || undefined)}
            />
            <SearchOnEnter
              label={t('subjectLabel')}
              value={address.get('subject_type') ?? ''}
              onSearch={(text) => address.filter('subject_type', text || undefined)}
            />
            <DayField
              labelInside
              label={t('from')}
              value={address.get('start_date')}
              onChange={(day) => address.filter('start_date', day || undefined)}
            />
            <DayField
              labelInside
              label={t('to')}
              value={address.get('end_date')}
              onChange={(day) => address.filter('end_date', day || undefined)}
            />
          </FilterFold>
        </ListToolbar>
        <KeyedTable<AuditEntry>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={{ title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <RowSheet
        title={t('one', { number: String(opened?.id ?? '') })}
        ids={rows.map(({ id }) => id)}
        address={address}
      >
        {opened && <AuditDetails key={opened.id} entry={opened} />}
      </RowSheet>
    </>
  );
}
