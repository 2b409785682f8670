import { type ReactNode, useState } from 'react';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface ReasonDialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** What happens then. */
  effect: ReactNode;
  danger?: boolean;
  reasonHint?: string;
  /** It can be done without one. */
  isOptional?: boolean;
  disabled?: boolean;
  /** Fields above the reason. */
  fields?: (form: ReturnType<typeof useForm>) => ReactNode;
  send(reason: string): Promise<void>;
}

/** Says what an action does, and asks why. The button names the action. */
export function ReasonDialog({ open, onClose, title, ...body }: ReasonDialogProps) {
  const close = useTranslations('common.actions')('close');
  return (
    <LazyDialog open={open} onClose={onClose} title={title} text={body.effect} closeLabel={close}>
      <ReasonForm {...body} title={title} onDone={onClose} />
    </LazyDialog>
  );
}

function ReasonForm({
  title,
  danger = false,
  reasonHint,
  isOptional = false,
  disabled = false,
  fields,
  send,
  onDone,
}: Omit<ReasonDialogProps, 'open' | 'onClose' | 'effect'> & { onDone(): void }) {
  const t = useTranslations('adminCustomers');
  const optional = useTranslations('common.words')('optional');
  const [reason, setReason] = useState('');
  const form = useForm(async () => {
    await send(reason.trim());
    onDone();
  });
  return (
    <form {...form.form} className="flex flex-col gap-4">
      {fields?.(form)}
      <TextField
        label={t('reason')}
        hint={reasonHint ?? t('reasonHint')}
        {...(isOptional ? { note: optional } : {})}
        name="reason"
        maxLength={500}
        value={reason}
        onValueChange={(value) => {
          form.clear('reason');
          setReason(value);
        }}
        error={form.error('reason')}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button
        type="submit"
        variant={danger ? 'danger' : 'primary'}
        wide
        disabled={disabled}
        loading={form.isSending}
      >
        {title}
      </Button>
    </form>
  );
}
