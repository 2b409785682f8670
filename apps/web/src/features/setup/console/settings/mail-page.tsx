import type { OutboxMail } from '@marquee/contract/generated/console.ts';
import { type MailStatus, mailStatuses } from '@marquee/domain/settings/mail-status.ts';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../../lib/app-services.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { KeyedTable } from '../../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../../product/console/list-toolbar.tsx';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { RowSheet } from '../../../../product/console/row-sheet.tsx';
import { useListAddress, wholeNumber } from '../../../../product/console/use-list-address.ts';
import { useAction } from '../../../../product/use-action.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { mailQuery, mailsQuery } from './api.ts';
import { MailOutcome, MailSheet, useMailColumns } from './mail-views.tsx';

const readStatus = (text: string | null | undefined): MailStatus | undefined =>
  mailStatuses.find((status) => status === text);

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  await services.queryClient.ensureQueryData(
    mailsQuery(services, {
      status: readStatus(params.get('status')),
      search: params.get('search') ?? undefined,
      after: wholeNumber(params.get('after')),
    }),
  );
}

/** What was sent and what was not, and a mail to oneself to see whether it works. */
export function Page() {
  const t = useTranslations('adminSetup.mail');
  const services = useServices();
  const address = useListAddress();
  const action = useAction();
  const [testId, setTestId] = useState<number>();
  const test = useQuery({ ...mailQuery(services, testId ?? 0), enabled: testId !== undefined }).data;
  const filters = {
    status: readStatus(address.get('status')),
    search: address.get('search'),
    after: address.after,
  };
  const list = useQuery(mailsQuery(services, filters));
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useMailColumns(address);
  const { after: _, ...wanted } = filters;
  const send = () =>
    void action.run(async () => setTestId((await services.call('sendTestMail', {})).data.id), {
      refresh: [consoleKeys.mails],
    });
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <Button
            variant="primary"
            icon={<Send className="size-4" aria-hidden="true" />}
            loading={action.isBusy}
            onClick={send}
          >
            {t('test')}
          </Button>
        }
      />
      {test && (
        <Card className="mb-4" title={t('testTitle', { address: test.recipient })}>
          <MailOutcome mail={test} />
        </Card>
      )}
      <Card flush>
        <ListToolbar
          list="mail"
          address={address}
          columns={columns}
          searchLabel={t('search')}
          readCsv={() => services.call('exportMails', { query: wanted })}
        >
          <Segmented
            label={t('status')}
            value={filters.status ?? 'all'}
            options={(['all', ...mailStatuses] as const).map((value) => ({
              value,
              label: t(`statuses.${value}`),
            }))}
            onValueChange={(status) => address.filter('status', status === 'all' ? undefined : status)}
          />
        </ListToolbar>
        <KeyedTable<OutboxMail>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={{ title: t('empty') }}
        />
      </Card>
      <RowSheet title={opened?.subject ?? ''} ids={rows.map(({ id }) => id)} address={address}>
        {opened && <MailSheet key={opened.id} mail={opened} />}
      </RowSheet>
    </>
  );
}
