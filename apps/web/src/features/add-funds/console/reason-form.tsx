import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { decidedKeys } from './api.ts';

interface ReasonFormProps {
  label: string;
  /** What happens then. */
  hint: string;
  action: string;
  done: string;
  danger?: boolean;
  send(reason: string): Promise<unknown>;
}

/** A decision that needs a reason. */
export function ReasonForm({ label, hint, action, done, danger, send }: ReasonFormProps) {
  const services = useServices();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const form = useForm(async () => {
    await send(reason.trim());
    toast({ title: done, tone: 'success' });
    await refreshQueries(services, decidedKeys);
  });
  return (
    <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-5">
      <TextField
        label={label}
        hint={hint}
        name="reason"
        maxLength={1000}
        value={reason}
        onValueChange={(value) => {
          form.clear('reason');
          setReason(value);
        }}
        error={form.error('reason')}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} wide loading={form.isSending}>
        {action}
      </Button>
    </form>
  );
}
