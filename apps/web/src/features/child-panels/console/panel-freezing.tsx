import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { staffPanelKeys } from '../query-keys.ts';

/** Closes the panel for everyone; its owner reads the reason. */
export function FreezeForm({ id, domain }: { id: number; domain: string }) {
  const t = useTranslations('adminChildPanels.freeze');
  const services = useServices();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const form = useForm(async () => {
    const isAgreed = await confirm({
      title: t('confirm', { domain }),
      text: t('text'),
      agree: t('action'),
      danger: true,
    });
    if (!isAgreed) return;
    await services.call('freezeChildPanel', { params: { id }, body: { reason: reason.trim() } });
    toast({ title: t('done'), tone: 'success' });
    await refreshQueries(services, [staffPanelKeys.all]);
  });
  return (
    <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-semibold">{t('title')}</h3>
      <p className="text-ink-soft">{t('text')}</p>
      <Field label={t('reason')} hint={t('reasonHint')} error={form.error('reason')}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            maxLength={500}
            value={reason}
            onChange={({ target }) => {
              form.clear('reason');
              setReason(target.value);
            }}
          />
        )}
      </Field>
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="danger" loading={form.isSending} disabled={reason.trim().length < 3}>
        {t('action')}
      </Button>
    </form>
  );
}

export function UnfreezeButton({ id }: { id: number }) {
  const t = useTranslations('adminChildPanels.unfreeze');
  const { call } = useServices();
  const action = useAction();
  const open = () =>
    action.run(() => call('unfreezeChildPanel', { params: { id } }), {
      done: t('done'),
      refresh: [staffPanelKeys.all],
    });
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-5">
      <Button variant="primary" loading={action.isBusy} onClick={() => void open()}>
        {t('action')}
      </Button>
      <p className="text-ink-soft text-note">{t('text')}</p>
    </div>
  );
}
