import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** Looks up one channel, to see that the key works. */
export function TestCard() {
  const t = useTranslations('adminSources.test');
  const { call } = useServices();
  const [url, setUrl] = useState('');
  const [title, setTitle] = useState<string>();
  const form = useForm(async () => {
    setTitle(undefined);
    setTitle((await call('testChannelSource', { body: { url } })).data.title);
  });
  return (
    <Card title={t('title')} text={t('text')}>
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
