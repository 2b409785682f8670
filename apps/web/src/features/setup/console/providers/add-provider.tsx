import { type AddedProviderKind, addedProviderKinds } from '@marquee/domain/delivery/provider-lists.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../../lib/refresh-queries.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { Notice } from '../../../../shell/forms/notice.tsx';
import { TextField } from '../../../../shell/forms/text-field.tsx';
import { useForm } from '../../../../shell/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { LazyDialog } from '../../../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

interface AddProviderProps {
  open: boolean;
  onClose(): void;
  onAdded(id: number): void;
}

export function AddProvider({ open, onClose, onAdded }: AddProviderProps) {
  const t = useTranslations('adminSetup.providers');
  const close = useTranslations('common.actions')('close');
  return (
    <LazyDialog open={open} onClose={onClose} title={t('add')} text={t('addText')} closeLabel={close}>
      <AddForm onAdded={onAdded} />
    </LazyDialog>
  );
}

const nothing = { name: '', url: '', key: '', currency: 'USD', usd_per_unit: '', low_balance: '' };

function AddForm({ onAdded }: Pick<AddProviderProps, 'onAdded'>) {
  const t = useTranslations('adminSetup.providers');
  const kinds = useTranslations('adminSetup.kinds');
  const services = useServices();
  const toast = useToast();
  const [kind, setKind] = useState<AddedProviderKind>('smm_v2');
  const [values, setValues] = useState(nothing);
  const hasAddress = kind === 'smm_v2';
  const form = useForm(async () => {
    const { url, key, usd_per_unit, low_balance, ...rest } = values;
    const { data } = await services.call('addProvider', {
      body: {
        ...rest,
        currency: rest.currency.trim().toUpperCase(),
        kind,
        ...(hasAddress ? { url: url.trim(), key: key.trim() } : {}),
        ...(usd_per_unit ? { usd_per_unit } : {}),
        ...(low_balance ? { low_balance } : {}),
      },
    });
    toast({ title: t('added'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.providers]);
    onAdded(data.id);
  });
  const field = (name: keyof typeof nothing) => ({
    name,
    value: values[name],
    error: form.error(name),
    onValueChange: (value: string) => {
      form.clear(name);
      setValues((current) => ({ ...current, [name]: value }));
    },
  });
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <TextField label={t('name')} maxLength={120} {...field('name')} />
      <Field label={t('kind')}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => setKind(addedProviderKinds.find((one) => one === target.value) ?? kind)}
            options={addedProviderKinds.map((value) => ({ value, label: kinds(value) }))}
          />
        )}
      </Field>
      {hasAddress && (
        <>
          <TextField label={t('url')} hint={t('urlHint')} type="url" maxLength={2048} {...field('url')} />
          <TextField
            label={t('key')}
            hint={t('keyHint')}
            type="password"
            autoComplete="off"
            maxLength={500}
            {...field('key')}
          />
        </>
      )}
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label={t('currency')} hint={t('currencyHint')} maxLength={3} {...field('currency')} />
        <TextField label={t('worth')} hint={t('worthHint')} inputMode="decimal" {...field('usd_per_unit')} />
      </div>
      <TextField
        label={t('lowBalance')}
        hint={t('lowBalanceHint')}
        inputMode="decimal"
        {...field('low_balance')}
      />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {t('add')}
      </Button>
    </form>
  );
}
