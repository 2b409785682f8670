import type { StaffTicketCard } from '@marquee/contract/generated/console.ts';
import {
  type TicketHolder,
  type TicketStatusFilter,
  ticketHolders,
  ticketStatusFilters,
} from '@marquee/domain/tickets/ticket-filters.ts';
import { useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { staffTicketsQuery, type TicketFilters } from './api.ts';
import { InboundMailDialog } from './inbound-mail-dialog.tsx';
import { useTicketColumns } from './ticket-columns.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const opened = wholeNumber(params.get('open'));
  if (opened !== undefined) throw redirect(`/admin/tickets/${opened}`);
  await services.queryClient.ensureQueryData(
    staffTicketsQuery(
      services,
      readFilters((name) => params.get(name) ?? undefined),
    ),
  );
}

/** What customers ask, those who wait longest first. */
export function Page() {
  const t = useTranslations('adminSupport.tickets');
  const statuses = useTranslations('tickets.status');
  const services = useServices();
  const address = useListAddress();
  const filters = readFilters(address.get);
  const list = useQuery(staffTicketsQuery(services, filters));
  const columns = useTicketColumns();
  const { after: _, ...query } = filters;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} actions={<Doors />} />
      <Card flush>
        <ListToolbar
          list="tickets"
          address={address}
          columns={columns}
          searchLabel={t('search')}
          readCsv={() => services.call('exportStaffTickets', { query })}
        >
          <Segmented
            label={t('holder')}
            value={filters.holder}
            options={ticketHolders.map((value) => ({ value, label: t(`holders.${value}`) }))}
            onValueChange={(holder) => address.filter('holder', holder)}
          />
          <Segmented
            label={t('status')}
            value={filters.status}
            options={ticketStatusFilters.map((value) => ({
              value,
              label: value === 'any' ? t('any') : statuses(value),
            }))}
            onValueChange={(status) => address.filter('status', status)}
            className="max-w-full overflow-x-auto [scrollbar-width:none]"
          />
        </ListToolbar>
        <KeyedTable<StaffTicketCard>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={filters.search ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
    </>
  );
}

function Doors() {
  const t = useTranslations('adminSupport');
  const [isOpen, setOpen] = useState(false);
  const maySet = useProfile()?.permissions.includes('settings.manage');
  return (
    <>
      <LinkButton href="/admin/canned-replies">{t('replies.title')}</LinkButton>
      {maySet && (
        <Button icon={<MailOpen className="size-4" aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('mail.title')}
        </Button>
      )}
      <InboundMailDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Whoever searches means every ticket, unless they say otherwise. */
function readFilters(get: (name: string) => string | undefined): TicketFilters {
  const search = get('search');
  const status = ticketStatusFilters.find((one) => one === get('status'));
  const holder = ticketHolders.find((one) => one === get('holder'));
  return {
    status: status ?? ((search ? 'any' : 'open') satisfies TicketStatusFilter),
    holder: holder ?? ('all' satisfies TicketHolder),
    search,
    after: wholeNumber(get('after') ?? null),
  };
}
