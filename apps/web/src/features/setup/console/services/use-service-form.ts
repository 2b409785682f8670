import { useState } from 'react';
import { refreshQueries } from '../../../../lib/refresh-queries.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { useForm } from '../../../../shell/forms/use-form.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

/** A form over texts; only what differs from the service is sent. */
export function useServiceForm<Values extends Record<string, string>>(
  initial: Values,
  send: (changed: Partial<Values>) => Promise<unknown>,
  /** What the server calls the field, if not the same. */
  fieldName: (name: string) => string = (name) => name,
) {
  const t = useTranslations('adminSetup.services');
  const services = useServices();
  const toast = useToast();
  const [values, setValues] = useState(initial);
  const form = useForm(async () => {
    const changed = Object.entries(values).filter(([name, value]) => value !== initial[name]);
    await send(Object.fromEntries(changed) as Partial<Values>);
    toast({ title: t('saved'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.services]);
  });
  const field = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? '',
    error: form.error(fieldName(name)),
    onValueChange: (value: string) => {
      form.clear(fieldName(name));
      setValues((current) => ({ ...current, [name]: value }));
    },
  });
  return { form, field };
}
