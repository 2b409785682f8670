import type { StaffCampaign } from '@marquee/contract/generated/console.ts';
import { type CampaignStatus, campaignStatuses } from '@marquee/domain/campaigns/campaign.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { staffCampaignsQuery } from './api.ts';

const tones: Record<CampaignStatus, Tone> = { active: 'success', paused: 'warning', finished: 'neutral' };

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = {
    status: readStatus(params.get('status')),
    search: params.get('search') ?? undefined,
    after: wholeNumber(params.get('after')),
  };
  await services.queryClient.ensureQueryData(staffCampaignsQuery(services, filters));
}

/** Who tracks what, and how many look-ups it takes. */
export function Page() {
  const t = useTranslations('adminCampaigns.campaigns');
  const title = useTranslations('admin.pages')('campaigns');
  const address = useListAddress();
  const status = readStatus(address.get('status') ?? null);
  const search = address.get('search');
  const list = useQuery(staffCampaignsQuery(useServices(), { status, search, after: address.after }));
  const columns = useColumns();
  const isNarrowed = search !== undefined || status !== 'all';
  return (
    <>
      <PageHeader title={title} text={t('text')} />
      <Card flush>
        <ListToolbar list="campaigns" address={address} columns={columns} searchLabel={t('search')}>
          <Segmented
            label={t('status')}
            value={status}
            options={[
              { value: 'all', label: t('all') },
              ...campaignStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
            ]}
            onValueChange={(value) => address.filter('status', value === 'all' ? undefined : value)}
          />
        </ListToolbar>
        <KeyedTable<StaffCampaign>
          label={title}
          list={list}
          columns={columns}
          address={address}
          empty={isNarrowed ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
    </>
  );
}

function useColumns(): DataColumn<StaffCampaign>[] {
  const numbers = useNumbers();
  const t = useTranslations('adminCampaigns.campaigns');
  const number = useTranslations('admin.list')('number');
  const { day } = useDates();
  const figure = (value: number) => <span className="tabular-nums">{numbers.count(value)}</span>;
  const date = (value: string | null) => (
    <span className="whitespace-nowrap text-ink-soft tabular-nums">{value ?? t('never')}</span>
  );
  return [
    {
      id: 'id',
      header: number,
      card: 'none',
      cell: ({ id }) => <span className="text-ink-faint tabular-nums">#{id}</span>,
    },
    {
      id: 'video',
      header: t('video'),
      card: 'title',
      fixed: true,
      cell: ({ title, url }) => (
        <BareLink
          href={url}
          target="_blank"
          rel="noreferrer"
          className="line-clamp-2 rounded-sm tablet:w-44 desktop:w-56 font-medium text-primary-text hover:underline"
        >
          <span dir="auto">{title || url}</span>
        </BareLink>
      ),
    },
    {
      id: 'customer',
      header: t('customer'),
      cell: ({ customer }) =>
        customer ? <CustomerCell customer={customer} /> : <span className="text-ink-faint">{t('gone')}</span>,
    },
    {
      id: 'status',
      header: t('status'),
      card: 'corner',
      cell: ({ status }) => <Status tone={tones[status]}>{t(`statuses.${status}`)}</Status>,
    },
    { id: 'track', header: t('track'), cell: ({ track }) => t(`tracks.${track}`) },
    { id: 'countries', header: t('countries'), cell: ({ countries }) => countries.join(', ') },
    { id: 'keywords', header: t('keywords'), align: 'end', cell: ({ keywords }) => figure(keywords) },
    { id: 'lookups', header: t('lookups'), align: 'end', cell: ({ lookups }) => figure(lookups) },
    {
      id: 'waiting',
      header: t('waiting'),
      align: 'end',
      cell: ({ waiting_checks }) => figure(waiting_checks),
    },
    {
      id: 'checked',
      header: t('checked'),
      cell: ({ checked_at }) => date(checked_at && day(checked_at)),
    },
    { id: 'next', header: t('next'), cell: ({ next_check_on }) => date(next_check_on) },
    {
      id: 'created',
      header: t('created'),
      stepsBack: { below: 1600, className: 'tablet:max-[1599px]:hidden' },
      cell: ({ created_at }) => date(day(created_at)),
    },
  ];
}

function readStatus(text: string | null): CampaignStatus | 'all' {
  return campaignStatuses.find((status) => status === text) ?? 'all';
}
