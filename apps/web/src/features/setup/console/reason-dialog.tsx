import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  /** What happens then. */
  text: string;
  /** The field's name in the call. */
  field: string;
  confirm: string;
  done: string;
  refresh: readonly QueryKey[];
  send(reason: string): Promise<unknown>;
  onClose(): void;
}

/** A step that is written down with its reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, text, onClose } = props;
  const close = useTranslations('common.actions')('close');
  return (
    <LazyDialog open={open} onClose={onClose} title={title} text={text} closeLabel={close} width="narrow">
      <ReasonForm {...props} />
    </LazyDialog>
  );
}

function ReasonForm({ field, confirm, done, refresh, send, onClose }: ReasonDialogProps) {
  const t = useTranslations('adminSetup');
  const services = useServices();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const form = useForm(async () => {
    await send(reason.trim());
    toast({ title: done, tone: 'success' });
    onClose();
    await refreshQueries(services, refresh);
  });
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        value={reason}
        onValueChange={(value) => {
          form.clear(field);
          setReason(value);
        }}
        error={form.error(field)}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {confirm}
      </Button>
    </form>
  );
}
