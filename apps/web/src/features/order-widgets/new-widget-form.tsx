import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { useServices } from '../../lib/use-services.ts';
import { widgetKeys } from '../../product/query-keys.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { SitesField } from './sites-field.tsx';

/** Name and sites are enough to begin; the rest is set on the widget's own page. */
export function NewWidgetForm({ reward }: { reward: number }) {
  const t = useTranslations('widgets.form');
  const list = useTranslations('widgets.list');
  const percent = usePercent();
  const services = useServices();
  const navigate = useNavigate();
  const toast = useToast();
  const [name, setName] = useState('');
  const [sites, setSites] = useState('');
  const form = useForm(async () => {
    const allowed_origins = sites.split(/\s+/).filter((line) => line !== '');
    const { data } = await services.call('createOrderWidget', { body: { name, allowed_origins } });
    await refreshQueries(services, [widgetKeys.list]);
    toast({ title: t('created'), tone: 'success' });
    await navigate(`/order-widgets/${data.id}`);
  });
  return (
    <form {...form.form} className="flex flex-col gap-4">
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        value={name}
        onValueChange={(value) => {
          form.clear('name');
          setName(value);
        }}
        error={form.error('name')}
        maxLength={120}
        autoComplete="off"
      />
      <SitesField value={sites} onValueChange={setSites} form={form} />
      <p className="text-ink-soft">{list('reward', { percent: percent(reward) })}</p>
      <Button
        type="submit"
        variant="primary"
        size="large"
        loading={form.isSending}
        disabled={name.trim() === ''}
      >
        {t('create')}
      </Button>
    </form>
  );
}
