import type { ConsoleProvider } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../../lib/refresh-queries.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { Notice } from '../../../../shell/forms/notice.tsx';
import { TextField } from '../../../../shell/forms/text-field.tsx';
import { useForm } from '../../../../shell/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

/** A form whose fields are texts, saved with one call. */
function useTextForm<Values extends Record<string, string>>(
  initial: Values,
  send: (values: Values) => Promise<unknown>,
) {
  const t = useTranslations('adminSetup');
  const services = useServices();
  const toast = useToast();
  const [values, setValues] = useState(initial);
  const form = useForm(async () => {
    await send(values);
    toast({ title: t('saved'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.providers]);
  });
  const field = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? '',
    error: form.error(name),
    onValueChange: (value: string) => {
      form.clear(name);
      setValues((current) => ({ ...current, [name]: value }));
    },
  });
  return { form, field };
}

export function ProviderForm({ provider }: { provider: ConsoleProvider }) {
  const t = useTranslations('adminSetup.providers');
  const common = useTranslations('adminSetup');
  const services = useServices();
  const [isEnabled, setEnabled] = useState(provider.is_enabled);
  const [follows, setFollows] = useState(provider.on_price_jump === 'follow');
  const [addsNew, setAddsNew] = useState(provider.adds_new);
  const isParent = provider.kind === 'parent_panel';
  const initial = {
    name: provider.name,
    url: provider.url ?? '',
    key: '',
    low_balance: provider.low_balance ?? '',
    concurrency: String(provider.concurrency),
    per_minute: String(provider.per_minute),
    price_jump: String(Math.round(provider.price_jump * 1000) / 10),
  };
  const { form, field } = useTextForm(initial, ({ url, key, low_balance, price_jump, ...rest }) =>
    services.call('changeProvider', {
      params: { id: provider.id },
      body: {
        name: rest.name,
        is_enabled: isEnabled,
        on_price_jump: follows ? 'follow' : 'hold',
        ...(isParent ? { adds_new: addsNew } : {}),
        concurrency: Number(rest.concurrency),
        per_minute: Number(rest.per_minute),
        price_jump: Math.round(Number(price_jump) * 10_000) / 1_000_000,
        low_balance: low_balance === '' ? null : low_balance,
        ...(url !== initial.url ? { url } : {}),
        ...(key === '' ? {} : { key }),
      },
    }),
  );
  return (
    <form {...form.form} className="flex flex-col gap-4 border-line border-t pt-5">
      <h3 className="font-semibold">{t('edit')}</h3>
      <TextField label={t('name')} maxLength={120} {...field('name')} />
      {provider.url !== null && (
        <>
          <TextField label={t('url')} type="url" maxLength={2048} {...field('url')} />
          <TextField
            label={t('newKey')}
            hint={t(provider.has_key ? 'newKeyHint' : 'keyHint')}
            type="password"
            autoComplete="off"
            maxLength={500}
            {...field('key')}
          />
        </>
      )}
      <TextField
        label={t('lowBalance')}
        hint={t('lowBalanceHint')}
        inputMode="decimal"
        {...field('low_balance')}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label={t('concurrency')} inputMode="numeric" {...field('concurrency')} />
        <TextField label={t('perMinute')} inputMode="numeric" {...field('per_minute')} />
      </div>
      <TextField
        label={t('priceJump')}
        hint={t('priceJumpHint')}
        inputMode="decimal"
        {...field('price_jump')}
      />
      <Checkbox
        checked={follows}
        hint={t('followHint')}
        onChange={({ target }) => setFollows(target.checked)}
      >
        {t('follow')}
      </Checkbox>
      {isParent && (
        <Checkbox
          checked={addsNew}
          hint={t('addsNewHint')}
          onChange={({ target }) => setAddsNew(target.checked)}
        >
          {t('addsNew')}
        </Checkbox>
      )}
      <Checkbox
        checked={isEnabled}
        hint={t('enabledHint')}
        onChange={({ target }) => setEnabled(target.checked)}
      >
        {t('enabled')}
      </Checkbox>
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {common('save')}
      </Button>
    </form>
  );
}

export function CurrencyForm({ provider }: { provider: ConsoleProvider }) {
  const t = useTranslations('adminSetup.providers');
  const services = useServices();
  const initial = {
    currency: provider.currency,
    usd_per_unit: provider.follows_exchange_rate || provider.currency === 'USD' ? '' : provider.usd_per_unit,
  };
  const { form, field } = useTextForm(initial, ({ currency, usd_per_unit }) =>
    services.call('setProviderCurrency', {
      params: { id: provider.id },
      body: { currency: currency.trim().toUpperCase(), ...(usd_per_unit ? { usd_per_unit } : {}) },
    }),
  );
  return (
    <form {...form.form} className="flex flex-col gap-4 border-line border-t pt-5">
      <h3 className="font-semibold">{t('currencyTitle')}</h3>
      <p className="text-ink-soft">{t('currencyText')}</p>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label={t('currency')} maxLength={3} {...field('currency')} />
        <TextField label={t('worth')} hint={t('worthHint')} inputMode="decimal" {...field('usd_per_unit')} />
      </div>
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" wide loading={form.isSending}>
        {t('setCurrency')}
      </Button>
    </form>
  );
}
