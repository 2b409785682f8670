import type { SocialKey } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppServices } from '../../../../lib/app-services.ts';
import { refreshQueries } from '../../../../lib/refresh-queries.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { useAction } from '../../../../product/use-action.ts';
import { Notice } from '../../../../shell/forms/notice.tsx';
import { TextField } from '../../../../shell/forms/text-field.tsx';
import { useForm } from '../../../../shell/forms/use-form.ts';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { CopyButton } from '../../../../ui/actions/copy-button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { LazyConfirmDialog } from '../../../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { socialQuery } from './api.ts';

export async function load(services: AppServices): Promise<void> {
  await services.queryClient.ensureQueryData(socialQuery(services));
}

const names = { google: 'Google', facebook: 'Facebook', telegram: 'Telegram' };

/** With which accounts customers may sign in. */
export function Page() {
  const t = useTranslations('adminSetup.social');
  const { data: keys = [] } = useQuery(socialQuery(useServices()));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="grid items-start gap-4 desktop:grid-cols-3">
        {keys.map((key) => (
          <KeyCard key={`${key.provider} ${key.updated_at}`} socialKey={key} />
        ))}
      </div>
    </>
  );
}

function KeyCard({ socialKey }: { socialKey: SocialKey }) {
  const t = useTranslations('adminSetup.social');
  const common = useTranslations('common');
  const services = useServices();
  const toast = useToast();
  const action = useAction();
  const { provider, callback_url, updated_at } = socialKey;
  const isOn = socialKey.client_id !== null;
  const [values, setValues] = useState({ client_id: socialKey.client_id ?? '', secret: '' });
  const [oneTap, setOneTap] = useState(socialKey.one_tap);
  const [isRemoving, setRemoving] = useState(false);
  const form = useForm(async () => {
    await services.call('setSocialProvider', { params: { provider }, body: { ...values, one_tap: oneTap } });
    toast({ title: t('saved', { name: names[provider] }), tone: 'success' });
    await refreshQueries(services, [consoleKeys.socialProviders]);
  });
  const field = (name: keyof typeof values) => ({
    name: `${provider}-${name}`,
    value: values[name],
    error: form.error(name),
    onValueChange: (value: string) => {
      form.clear(name);
      setValues((current) => ({ ...current, [name]: value }));
    },
  });
  const remove = () =>
    void action
      .run(() => services.call('removeSocialProvider', { params: { provider } }), {
        done: t('removed', { name: names[provider] }),
        refresh: [consoleKeys.socialProviders],
      })
      .then(() => setRemoving(false));
  return (
    <Card
      title={names[provider]}
      action={<Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>}
    >
      <form {...form.form} className="flex flex-col gap-4">
        <div>
          <p className="font-medium">{t('callback')}</p>
          <p className="flex items-center gap-1 text-note">
            <span className="min-w-0 break-all">{callback_url}</span>
            <CopyButton
              text={callback_url}
              label={common('actions.copy')}
              copiedLabel={common('states.copied')}
            />
          </p>
        </div>
        <TextField label={t('clientId')} maxLength={500} {...field('client_id')} />
        <TextField
          label={t('secret')}
          hint={t('secretHint')}
          type="password"
          autoComplete="off"
          maxLength={2000}
          {...field('secret')}
        />
        {provider === 'google' && (
          <Checkbox
            checked={oneTap}
            hint={t('oneTapHint')}
            onChange={({ target }) => setOneTap(target.checked)}
          >
            {t('oneTap')}
          </Checkbox>
        )}
        {updated_at && (
          <p className="text-ink-faint text-note">
            {t('updated')} <Moment value={updated_at} />
          </p>
        )}
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" loading={form.isSending}>
            {t('save')}
          </Button>
          {isOn && (
            <Button variant="danger" onClick={() => setRemoving(true)}>
              {t('remove')}
            </Button>
          )}
        </div>
      </form>
      <LazyConfirmDialog
        open={isRemoving}
        danger
        title={t('removeTitle', { name: names[provider] })}
        consequence={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={common('actions.cancel')}
        busy={action.isBusy}
        onConfirm={remove}
        onCancel={() => setRemoving(false)}
      />
    </Card>
  );
}
