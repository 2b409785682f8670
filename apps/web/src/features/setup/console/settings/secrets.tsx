import type { SecretName } from '@marquee/domain/settings/secret-names.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../../lib/refresh-queries.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { Notice } from '../../../../shell/forms/notice.tsx';
import { TextField } from '../../../../shell/forms/text-field.tsx';
import { useForm } from '../../../../shell/forms/use-form.ts';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

interface Secret {
  name: SecretName;
  is_set: boolean;
  updated_at: string | null;
}

/** Keys that can be replaced but never read. */
export function Secrets({ secrets }: { secrets: readonly Secret[] }) {
  const t = useTranslations('adminSettings.secrets');
  return (
    <Card flush title={t('title')} text={t('text')}>
      <ul className="divide-y divide-line border-line border-t">
        {secrets.map((secret) => (
          <li key={`${secret.name} ${secret.updated_at}`}>
            <SecretForm secret={secret} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SecretForm({ secret: { name, is_set, updated_at } }: { secret: Secret }) {
  const t = useTranslations('adminSettings.secrets');
  const services = useServices();
  const toast = useToast();
  const [secret, setSecret] = useState('');
  const form = useForm(async () => {
    await services.call('setPanelSecret', { params: { name }, body: { secret } });
    toast({ title: t('saved'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.settings]);
  });
  return (
    <form {...form.form} className="flex flex-col gap-3 px-4 py-3 tablet:px-5">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={is_set ? 'success' : 'neutral'}>{t(is_set ? 'set' : 'unset')}</Badge>
        {updated_at && <Moment value={updated_at} />}
      </p>
      <TextField
        label={t(`names.${name}`)}
        hint={t(`texts.${name}`)}
        type="password"
        autoComplete="off"
        maxLength={500}
        value={secret}
        onValueChange={(value) => {
          form.clear('secret');
          setSecret(value);
        }}
        error={form.error('secret')}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" className="self-start" disabled={secret === ''} loading={form.isSending}>
        {t('save')}
      </Button>
    </form>
  );
}
