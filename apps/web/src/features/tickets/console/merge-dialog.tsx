import type { StaffTicket } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { staffTicketQuery } from './api.ts';

interface MergeDialogProps {
  ticket: StaffTicket;
  open: boolean;
  onClose(): void;
}

/** Says what happens before it happens: it cannot be undone. */
export function MergeDialog({ ticket, open, onClose }: MergeDialogProps) {
  const t = useTranslations('adminSupport.tickets.merge');
  const close = useTranslations('common.actions')('close');
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('title', { ticket: String(ticket.id) })}
      text={t('text')}
      closeLabel={close}
      width="narrow"
    >
      <MergeForm ticket={ticket} onClose={onClose} />
    </LazyDialog>
  );
}

function MergeForm({ ticket, onClose }: Pick<MergeDialogProps, 'ticket' | 'onClose'>) {
  const t = useTranslations('adminSupport.tickets.merge');
  const services = useServices();
  const navigate = useNavigate();
  const toast = useToast();
  const [into, setInto] = useState(String(ticket.others[0]?.id ?? ''));
  const form = useForm(async () => {
    const { data } = await services.call('mergeTicket', {
      params: { id: ticket.id },
      body: { into: Number(into) },
    });
    services.queryClient.setQueryData(staffTicketQuery(services, String(data.id)).queryKey, data);
    toast({ title: t('done'), tone: 'success' });
    onClose();
    await navigate(`/admin/tickets/${data.id}`, { replace: true });
    await refreshQueries(services, [consoleKeys.tickets, consoleKeys.queues]);
  });
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <Field label={t('into')} error={form.error('into')}>
        {(control) => (
          <Select
            {...control}
            value={into}
            options={ticket.others.map(({ id, subject }) => ({
              value: String(id),
              label: `#${id} ${subject}`,
            }))}
            onChange={({ target }) => setInto(target.value)}
          />
        )}
      </Field>
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {t('agree', { ticket: into })}
      </Button>
    </form>
  );
}
