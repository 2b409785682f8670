import type { ChannelSource } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Facts } from '../../../product/console/facts.tsx';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useKeepSource } from './api.ts';

/** The client through which customers allow the panel to read their channels' reports. */
export function OauthCard({ source: { oauth, oauth_redirect } }: { source: ChannelSource }) {
  const numbers = useNumbers();
  const t = useTranslations('adminSources.oauth');
  return (
    <Card title={t('title')} text={t('text')}>
      <div className="flex flex-col gap-4">
        <Status tone={oauth ? 'success' : 'neutral'}>{oauth ? t('set') : t('unset')}</Status>
        {oauth && (
          <Facts
            facts={[
              [t('clientId'), oauth.client_id],
              [t('updated'), <Moment key="updated" value={oauth.updated_at} />],
              [t('connected'), numbers.count(oauth.connected_channels)],
              [t('revoked'), numbers.count(oauth.revoked_channels)],
            ]}
          />
        )}
        {oauth && <ClientTest key={oauth.updated_at} />}
        <Redirect address={oauth_redirect} />
        {!oauth && <Steps />}
        <ClientForm isSet={oauth !== null} />
      </div>
    </Card>
  );
}

/** Whether Google knows the client; a new one is another question. */
function ClientTest() {
  const t = useTranslations('adminSources.oauth.test');
  const { call } = useServices();
  const { isBusy, run } = useAction();
  const [isAccepted, setAccepted] = useState<boolean>();
  const ask = () =>
    run(async () => {
      setAccepted(undefined);
      setAccepted((await call('testChannelOauth', {})).data.is_accepted);
    });
  return (
    <div className="flex flex-col items-start gap-3">
      <Button loading={isBusy} onClick={() => void ask()}>
        {t('ask')}
      </Button>
      {isAccepted !== undefined && (
        <Notice tone={isAccepted ? 'success' : 'danger'}>{isAccepted ? t('accepted') : t('rejected')}</Notice>
      )}
    </div>
  );
}

function Redirect({ address }: { address: string }) {
  const t = useTranslations('adminSources.oauth');
  const common = useTranslations('common');
  return (
    <div>
      <p className="text-ink-soft text-note">{t('redirect')}</p>
      <div className="flex items-center gap-2">
        <code className="wrap-anywhere min-w-0 flex-1 text-note">{address}</code>
        <CopyButton text={address} label={common('actions.copy')} copiedLabel={common('states.copied')} />
      </div>
    </div>
  );
}

function Steps() {
  const t = useTranslations('adminSources.oauth.steps');
  return (
    <ol className="list-decimal space-y-1 ps-5 text-ink-soft">
      {(['apis', 'consent', 'client', 'redirect', 'enter'] as const).map((step) => (
        <li key={step}>{t(step)}</li>
      ))}
    </ol>
  );
}

function ClientForm({ isSet }: { isSet: boolean }) {
  const t = useTranslations('adminSources.oauth');
  const common = useTranslations('common.actions');
  const { call } = useServices();
  const toast = useToast();
  const keep = useKeepSource();
  const { isBusy, run } = useAction();
  const [id, setId] = useState('');
  const [secret, setSecret] = useState('');
  const form = useForm(async () => {
    keep(await call('setChannelOauth', { body: { client_id: id, client_secret: secret } }));
    setId('');
    setSecret('');
    toast({ title: t('saved'), tone: 'success' });
  });
  const remove = async () => {
    const question = { title: t('removeTitle'), text: t('removeText'), agree: t('remove') };
    if (!(await confirm({ ...question, danger: true }))) return;
    await run(async () => keep(await call('removeChannelOauth', {})), { done: t('removed') });
  };
  const field = (name: 'client_id' | 'client_secret', value: string, set: (value: string) => void) => ({
    name,
    value,
    autoComplete: 'off',
    maxLength: 300,
    error: form.error(name),
    onValueChange: (next: string) => {
      form.clear(name);
      set(next);
    },
  });
  return (
    <form {...form.form} className="flex flex-col gap-4">
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <TextField label={isSet ? t('newClientId') : t('clientId')} {...field('client_id', id, setId)} />
      <TextField
        label={t('clientSecret')}
        hint={t('secretHint')}
        type="password"
        {...field('client_secret', secret, setSecret)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={form.isSending}>
          {common('save')}
        </Button>
        {isSet && (
          <Button variant="danger" loading={isBusy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
