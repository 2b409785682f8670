import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type ListView, ticketsQuery } from './api.ts';
import { AttachFiles } from './attach-files.tsx';
import { readListView, statuses } from './list-view.ts';
import { TicketListing } from './ticket-listing.tsx';
import { useNewTicket } from './use-message.ts';

interface NewTicketDialogProps {
  open: boolean;
  orderId: string;
  onClose(): void;
}

export const load: PageModule['load'] = async (services, { request }) => {
  const view = readListView(new URL(request.url).searchParams);
  await services.queryClient.ensureQueryData(ticketsQuery(services, view));
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().tickets?.title ?? '',
});

export function Page() {
  const t = useTranslations('tickets');
  const services = useServices();
  const [query, setQuery] = useSearchParams();
  const view = readListView(query);
  const list = useQuery({ ...ticketsQuery(services, view), placeholderData: keepPreviousData });
  const show = (changes: Partial<ListView>) => {
    const { status, page } = { ...view, page: 1, ...changes };
    setQuery(
      { ...(status ? { status } : {}), ...(page > 1 ? { page: String(page) } : {}) },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('lead')}
        actions={
          <LinkButton
            href="/tickets?new=1"
            variant="primary"
            icon={<MessageSquarePlus className="size-4" aria-hidden="true" />}
          >
            {t('new')}
          </LinkButton>
        }
      />
      {(list.data?.recordsTotal ?? 0) > 0 && (
        <Segmented
          label={t('show')}
          value={view.status ?? 'all'}
          onValueChange={(value) => show({ status: value === 'all' ? undefined : value })}
          options={[
            { value: 'all', label: t('all') },
            ...statuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
          ]}
          className="mb-4 max-w-full overflow-x-auto [scrollbar-width:none]"
        />
      )}
      <TicketListing list={list} view={view} onPage={(page) => show({ page })} />
      <NewTicketDialog open={query.has('new')} orderId={query.get('order') ?? ''} onClose={() => show({})} />
    </>
  );
}

function NewTicketDialog({ open, orderId, onClose }: NewTicketDialogProps) {
  const t = useTranslations();
  const ticket = useNewTicket(orderId);
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('tickets.form.title')}
      closeLabel={t('common.actions.close')}
      width="medium"
    >
      <NewTicketForm ticket={ticket} />
    </LazyDialog>
  );
}

function NewTicketForm({ ticket }: { ticket: ReturnType<typeof useNewTicket> }) {
  const t = useTranslations();
  const { form, attachments, percent, fields, change } = ticket;
  return (
    <form {...form.form} className="flex flex-col gap-4">
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <TextField
        label={t('tickets.form.subject')}
        value={fields.subject}
        onValueChange={change('subject')}
        error={form.error('subject')}
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        label={t('tickets.form.order')}
        note={t('common.words.optional')}
        value={fields.order_id}
        onValueChange={change('order_id')}
        error={form.error('order_id')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
      />
      <Field label={t('tickets.form.text')} error={form.error('text')} hint={t('tickets.form.textHint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={5000}
            value={fields.text}
            onChange={(event) => change('text')(event.target.value)}
          />
        )}
      </Field>
      <AttachFiles
        attachments={attachments}
        percent={percent}
        refusal={(index) => form.error(`files.${index}`)}
      />
      <Button type="submit" variant="primary" size="large" loading={form.isSending}>
        {t('tickets.form.send')}
      </Button>
    </form>
  );
}
