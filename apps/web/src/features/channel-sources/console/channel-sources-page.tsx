import type { ChannelSource } from '@marquee/contract/console/channel-source.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

const sourceQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: consoleKeys.channelSource,
    queryFn: async ({ signal }) => (await call('getChannelSource', {}, { signal })).data,
  });

export const load: PageModule['load'] = async (services) => {
  await services.queryClient.ensureQueryData(sourceQuery(services));
};

/** Where facts about video channels come from: YouTube with a key, or samples. */
export function Page() {
  const t = useTranslations('adminSupport.channels');
  const { data: source } = useQuery(sourceQuery(useServices()));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      {source && (
        <div className="grid max-w-240 items-start gap-5 desktop:grid-cols-2">
          <KeyForm source={source} />
          <TestForm />
        </div>
      )}
    </>
  );
}

function KeyForm({ source }: { source: ChannelSource }) {
  const t = useTranslations('adminSupport.channels');
  const common = useTranslations('common.actions');
  const services = useServices();
  const toast = useToast();
  const { isBusy, run } = useAction();
  const [key, setKey] = useState('');
  const keep = (next: ChannelSource) =>
    services.queryClient.setQueryData(sourceQuery(services).queryKey, next);
  const form = useForm(async () => {
    keep((await services.call('setChannelSource', { body: { api_key: key } })).data);
    setKey('');
    toast({ title: t('saved'), tone: 'success' });
  });
  const remove = async () => {
    const question = { title: t('removeTitle'), text: t('removeText'), agree: t('remove') };
    if (!(await confirm({ ...question, danger: true }))) return;
    await run(async () => keep((await services.call('removeChannelSource', {})).data), {
      done: t('removed'),
    });
  };
  const isSet = source.kind === 'youtube';
  return (
    <Card title={t('key')}>
      <form {...form.form} className="flex flex-col gap-4">
        <Status tone={isSet ? 'success' : 'warning'}>
          {isSet ? t('youtube') : t('sample')}
          {source.updated_at && (
            <>
              {' · '}
              <Moment value={source.updated_at} />
            </>
          )}
        </Status>
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <TextField
          label={isSet ? t('newKey') : t('apiKey')}
          hint={t('keyHint')}
          type="password"
          name="api_key"
          autoComplete="off"
          maxLength={200}
          value={key}
          onValueChange={(value) => {
            form.clear('api_key');
            setKey(value);
          }}
          error={form.error('api_key')}
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
    </Card>
  );
}

function TestForm() {
  const t = useTranslations('adminSupport.channels');
  const { call } = useServices();
  const [url, setUrl] = useState('');
  const [title, setTitle] = useState<string>();
  const form = useForm(async () => {
    setTitle(undefined);
    setTitle((await call('testChannelSource', { body: { url } })).data.title);
  });
  return (
    <Card title={t('test')} text={t('testText')}>
      <form {...form.form} className="flex flex-col gap-4">
        <TextField
          label={t('channel')}
          name="url"
          placeholder="@YouTube"
          autoComplete="off"
          maxLength={300}
          value={url}
          onValueChange={(value) => {
            form.clear('url');
            setUrl(value);
          }}
          error={form.error('url')}
        />
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        {title && <Notice tone="success">{t('found', { title })}</Notice>}
        <Button type="submit" className="self-start" loading={form.isSending}>
          {t('look')}
        </Button>
      </form>
    </Card>
  );
}
