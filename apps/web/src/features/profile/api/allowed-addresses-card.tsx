import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useLabelled } from '../../../ui/text/labelled.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { apiTokenQuery } from '../api.ts';
import { useUnsavedGuard } from '../use-unsaved-guard.ts';

const linesOf = (text: string) =>
  text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** One per line; the server names a refused one by index, shown here as it was typed. */
export function AllowedAddressesCard({ addresses }: { addresses: readonly string[] }) {
  const t = useTranslations();
  const services = useServices();
  const toast = useToast();
  const [text, setText] = useState(addresses.join('\n'));
  const labelled = useLabelled();
  const lines = linesOf(text);
  const isDirty = lines.join('\n') !== addresses.join('\n');
  useUnsavedGuard(isDirty);
  const form = useForm(async () => {
    const { data } = await services.call('restrictApiToken', { body: { allowed_addresses: lines } });
    services.queryClient.setQueryData(apiTokenQuery(services).queryKey, data);
    setText(data.details?.allowed_addresses.join('\n') ?? '');
    toast({ title: t('common.states.saved'), tone: 'success' });
  });
  const refused = lines.findIndex((_, index) => form.error(`allowed_addresses.${index}`) !== undefined);
  const error =
    refused < 0
      ? undefined
      : labelled(lines[refused] ?? '', form.error(`allowed_addresses.${refused}`) ?? '');
  return (
    <Card title={t('profile.api.allowed')}>
      <form {...form.form} className="flex flex-col gap-4">
        <Field label={t('profile.api.allowed')} hideLabel hint={t('profile.api.allowedText')} error={error}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={4000}
              spellCheck={false}
              autoCapitalize="none"
              placeholder={'203.0.113.7\n203.0.113.0/24'}
              className="font-mono"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <Button type="submit" className="self-start" loading={form.isSending} disabled={!isDirty}>
          {t('common.actions.save')}
        </Button>
      </form>
    </Card>
  );
}
