import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { MoneyInput } from '../../../ui/forms/money-input.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { staffPanelKeys } from '../query-keys.ts';

/** What it costs from its next month on. */
export function PriceForm({ id, price }: { id: number; price: string }) {
  const t = useTranslations('adminChildPanels.priceForm');
  const services = useServices();
  const toast = useToast();
  const [typed, setTyped] = useState(price);
  const form = useForm(async () => {
    await services.call('changeStaffChildPanel', { params: { id }, body: { price: typed } });
    toast({ title: t('saved'), tone: 'success' });
    await refreshQueries(services, [staffPanelKeys.all]);
  });
  return (
    <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-semibold">{t('title')}</h3>
      <Field label={t('label')} hint={t('hint')} error={form.error('price')}>
        {(control) => (
          <MoneyInput
            {...control}
            value={typed}
            onValueChange={(value) => {
              form.clear('price');
              setTyped(value);
            }}
          />
        )}
      </Field>
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" loading={form.isSending} disabled={typed === '' || typed === price}>
        {t('save')}
      </Button>
    </form>
  );
}
