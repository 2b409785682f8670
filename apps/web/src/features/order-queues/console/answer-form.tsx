import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

interface AnswerFormProps {
  /** What this answer means and does. */
  title?: string;
  text?: string;
  /** What has to be said with it; without one the button is all. */
  field?: { name: string; label: string; hint?: string };
  /** A second field, which may stay empty. */
  second?: { name: string; label: string; hint?: string };
  action: string;
  done: string;
  danger?: boolean;
  send(text: string, second: string): Promise<unknown>;
}

/** One of the answers to what waits. */
export function AnswerForm(props: AnswerFormProps) {
  const { title, text, field, second, action, done, danger, send } = props;
  const services = useServices();
  const toast = useToast();
  const [value, setValue] = useState('');
  const [other, setOther] = useState('');
  const form = useForm(async () => {
    await send(value.trim(), other.trim());
    toast({ title: done, tone: 'success' });
    await refreshQueries(services, [consoleKeys.orderQueues, consoleKeys.queues]);
  });
  return (
    <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-5">
      {title && <h3 className="font-semibold">{title}</h3>}
      {text && <p className="text-ink-soft">{text}</p>}
      {second && (
        <TextField
          label={second.label}
          hint={second.hint}
          name={second.name}
          inputMode="numeric"
          maxLength={15}
          value={other}
          onValueChange={(next) => {
            form.clear(second.name);
            setOther(next);
          }}
          error={form.error(second.name)}
        />
      )}
      {field && (
        <TextField
          label={field.label}
          hint={field.hint}
          name={field.name}
          maxLength={field.name === 'reason' ? 1000 : 60}
          value={value}
          onValueChange={(next) => {
            form.clear(field.name);
            setValue(next);
          }}
          error={form.error(field.name)}
        />
      )}
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} wide loading={form.isSending}>
        {action}
      </Button>
    </form>
  );
}
