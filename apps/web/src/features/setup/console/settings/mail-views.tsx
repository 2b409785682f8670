import type { OutboxMail } from '@marquee/contract/generated/console.ts';
import type { MailStatus } from '@marquee/domain/settings/mail-status.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { Facts } from '../../../../product/console/facts.tsx';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import type { ListAddress } from '../../../../product/console/use-list-address.ts';
import { useAction } from '../../../../product/use-action.ts';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Status } from '../../../../ui/feedback/status.tsx';
import type { Tone } from '../../../../ui/feedback/tone.ts';
import type { DataColumn } from '../../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

const tones: Record<MailStatus, Tone> = { waiting: 'info', sent: 'success', failed: 'danger' };

export function useMailColumns({ open }: ListAddress): DataColumn<OutboxMail>[] {
  const t = useTranslations('adminSetup.mail');
  return [
    {
      id: 'subject',
      header: t('subject'),
      card: 'title',
      cell: ({ id, subject }) => (
        <button
          type="button"
          data-row-link=""
          className="tap-area max-w-full truncate rounded-sm text-start font-medium text-primary-text hover:underline"
          onClick={() => open(id)}
        >
          {subject}
        </button>
      ),
    },
    {
      id: 'recipient',
      header: t('recipient'),
      cell: ({ recipient }) => <span className="break-all">{recipient}</span>,
    },
    {
      id: 'status',
      header: t('status'),
      card: 'corner',
      cell: ({ status }) => <MailState status={status} />,
    },
    {
      id: 'outcome',
      header: t('outcome'),
      cell: ({ last_error, answer, file_name }) => (
        <span className="block truncate text-note">{last_error ?? answer ?? file_name ?? '–'}</span>
      ),
    },
    {
      id: 'created_at',
      header: t('created'),
      cell: ({ created_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
  ];
}

function MailState({ status }: { status: MailStatus }) {
  const t = useTranslations('adminSetup.mail.statuses');
  return (
    <Status tone={tones[status]} live={status === 'waiting'}>
      {t(status)}
    </Status>
  );
}

/** Where a mail stands, with the mail server's own words. */
export function MailOutcome({ mail }: { mail: OutboxMail }) {
  const t = useTranslations('adminSetup.mail');
  const { status, attempts, last_error, answer, file_name } = mail;
  return (
    <div role="status" className="flex flex-col gap-2">
      <MailState status={status} />
      {answer && <p className="break-words">{t('answered', { answer })}</p>}
      {file_name && <p className="break-words">{t('written', { file: file_name })}</p>}
      {last_error && <p className="break-words text-danger-text">{last_error}</p>}
      {status === 'waiting' && attempts > 0 && <p>{t('again')}</p>}
    </div>
  );
}

export function MailSheet({ mail }: { mail: OutboxMail }) {
  const t = useTranslations('adminSetup.mail');
  const services = useServices();
  const action = useAction();
  return (
    <div className="flex flex-col gap-6">
      <Facts
        facts={[
          [
            t('recipient'),
            <span key="to" className="break-all">
              {mail.recipient}
            </span>,
          ],
          [t('template'), mail.template],
          [t('attempts'), mail.attempts],
          [t('created'), <Moment key="created" value={mail.created_at} />],
          ...(mail.sent_at ? ([[t('sent'), <Moment key="sent" value={mail.sent_at} />]] as const) : []),
        ]}
      />
      <MailOutcome mail={mail} />
      {mail.status === 'failed' && (
        <Button
          variant="primary"
          wide
          loading={action.isBusy}
          onClick={() =>
            void action.run(() => services.call('resendMail', { params: { id: mail.id } }), {
              done: t('resent'),
              refresh: [consoleKeys.mails],
            })
          }
        >
          {t('resend')}
        </Button>
      )}
    </div>
  );
}
