import type { ReviewedInvoice } from '@marquee/contract/generated/console.ts';
import { type InvoiceReview, invoicePurposes } from '@marquee/domain/payments/invoice-review.ts';
import { invoiceStatuses } from '@marquee/domain/payments/invoice-status.ts';
import { useQuery } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { FilterFold } from '../../../product/console/filter-fold.tsx';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { RowSheet } from '../../../product/console/row-sheet.tsx';
import { type ListAddress, useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { DayField } from '../../../shell/forms/day-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import {
  type InvoiceFilters,
  invoiceMethodsQuery,
  invoiceQuery,
  invoicesQuery,
  readInvoiceFilters,
} from './api.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';

interface Listing {
  /** Its phrases, and its name among saved views. */
  name: 'invoices' | 'manual' | 'doubtful';
  /** Only what waits for a person, the oldest first. */
  review?: InvoiceReview;
}

export async function loadInvoices(
  services: AppServices,
  request: Request,
  review?: InvoiceReview,
): Promise<void> {
  const params = new URL(request.url).searchParams;
  const opened = wholeNumber(params.get('open'));
  const filters = {
    ...readInvoiceFilters((name) => params.get(name) ?? undefined, review),
    after: wholeNumber(params.get('after')),
  };
  await Promise.all([
    services.queryClient.ensureQueryData(invoicesQuery(services, filters)),
    services.queryClient.ensureQueryData(invoiceMethodsQuery(services)),
    opened === undefined ? undefined : services.queryClient.prefetchQuery(invoiceQuery(services, opened)),
  ]);
}

/** A table of payments, and one of them beside it. */
export function InvoiceListing({ name, review }: Listing) {
  const t = useTranslations('adminInvoices');
  const services = useServices();
  const address = useListAddress();
  const filters = readInvoiceFilters(address.get, review);
  const list = useQuery(invoicesQuery(services, { ...filters, after: address.after }));
  const columns = useInvoiceColumns(address);
  const { opened } = address;
  return (
    <>
      <PageHeader title={t(`${name}.title`)} text={t(`${name}.text`)} />
      <Card flush>
        <ListToolbar
          list={review ? `invoices-${review}` : 'invoices'}
          address={address}
          columns={columns}
          searchLabel={t('search')}
          readCsv={() => services.call('exportInvoices', { query: filters })}
        >
          <Filters address={address} filters={filters} hasStatus={review === undefined} />
        </ListToolbar>
        <KeyedTable<ReviewedInvoice>
          label={t(`${name}.title`)}
          list={list}
          columns={columns}
          address={address}
          empty={
            filters.search
              ? { title: t('notFound') }
              : { title: t(`${name}.empty`), text: t(`${name}.emptyText`) }
          }
        />
      </Card>
      <RowSheet
        title={t('one', { number: String(opened ?? '') })}
        ids={(list.data?.data ?? []).map(({ id }) => id)}
        address={address}
      >
        {opened !== undefined && <InvoiceSheet key={opened} id={opened} />}
      </RowSheet>
    </>
  );
}

interface FiltersProps {
  address: ListAddress;
  filters: InvoiceFilters;
  hasStatus: boolean;
}

function Filters({ address, filters, hasStatus }: FiltersProps) {
  const t = useTranslations();
  const { data: methods = [] } = useQuery(invoiceMethodsQuery(useServices()));
  const choice = (name: string, value: string | undefined) => ({
    value: value ?? '',
    className: 'w-full tablet:w-44',
    onChange: (event: { target: { value: string } }) => address.filter(name, event.target.value || undefined),
  });
  const day = (name: 'from' | 'to') => (
    <div className="tablet:w-48">
      <DayField
        labelInside
        label={t(`finances.filters.${name}`)}
        value={filters[name]}
        earliest={name === 'to' ? filters.from : undefined}
        latest={name === 'from' ? filters.to : undefined}
        onChange={(value) => address.filter(name, value || undefined)}
      />
    </div>
  );
  return (
    <FilterFold
      isUsed={Object.entries(filters).some(
        ([name, value]) => !['search', 'review'].includes(name) && value !== undefined,
      )}
    >
      {hasStatus && (
        <Select
          {...choice('status', filters.status)}
          className="w-full tablet:w-44"
          aria-label={t('adminInvoices.filters.status')}
          placeholder={t('adminInvoices.filters.anyStatus')}
          options={invoiceStatuses.map((value) => ({ value, label: t(`payments.status.${value}`) }))}
        />
      )}
      <Select
        {...choice('method', filters.method?.toString())}
        aria-label={t('finances.columns.method')}
        placeholder={t('adminInvoices.filters.anyMethod')}
        options={methods.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Select
        {...choice('purpose', filters.purpose)}
        aria-label={t('adminInvoices.filters.purpose')}
        placeholder={t('adminInvoices.filters.anyPurpose')}
        options={invoicePurposes.map((value) => ({ value, label: t(`payments.invoice.purpose.${value}`) }))}
      />
      {day('from')}
      {day('to')}
    </FilterFold>
  );
}
