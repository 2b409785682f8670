import type { ChannelSource } from '@marquee/contract/generated/console.ts';
import { grantedUnits } from '@marquee/domain/video-sources/quota-budget.ts';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useKeepSource } from './api.ts';

/** The key, and how many units a day it is granted; the latter can be changed without typing the key again. */
export function KeyCard({ source }: { source: ChannelSource }) {
  const numbers = useNumbers();
  const t = useTranslations('adminSources.key');
  const common = useTranslations('common.actions');
  const { call } = useServices();
  const toast = useToast();
  const keep = useKeepSource();
  const { isBusy, run } = useAction();
  const isSet = source.kind === 'youtube';
  const [key, setKey] = useState('');
  const [quota, setQuota] = useState(String(source.quota?.limit ?? grantedUnits));
  const form = useForm(async () => {
    const daily_quota = Number(quota);
    const onlyQuota = isSet && key === '';
    keep(
      onlyQuota
        ? await call('setDailyQuota', { body: { daily_quota } })
        : await call('setChannelSource', { body: { api_key: key, daily_quota } }),
    );
    setKey('');
    toast({ title: onlyQuota ? t('quotaSaved') : t('saved'), tone: 'success' });
  });
  const remove = async () => {
    const question = { title: t('removeTitle'), text: t('removeText'), agree: t('remove') };
    if (!(await confirm({ ...question, danger: true }))) return;
    await run(async () => keep(await call('removeChannelSource', {})), { done: t('removed') });
  };
  return (
    <Card title={t('title')} text={t('text')}>
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
        <TextField
          label={t('quota')}
          hint={t('quotaHint', { units: numbers.count(grantedUnits) })}
          inputMode="numeric"
          name="daily_quota"
          autoComplete="off"
          maxLength={9}
          value={quota}
          onValueChange={(value) => {
            form.clear('daily_quota');
            setQuota(value.replaceAll(/\D/g, ''));
          }}
          error={form.error('daily_quota')}
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
