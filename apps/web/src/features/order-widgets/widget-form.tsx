import type { OrderWidgetView } from '@marquee/contract/generated/money.ts';
import { locales, nativeNames } from '@marquee/domain/locale/locales.ts';
import { widgetThemes } from '@marquee/domain/widgets/widget-look.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { useServices } from '../../lib/use-services.ts';
import { widgetKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { offerQuery, widgetMethodsQuery } from './api.ts';
import { SitesField } from './sites-field.tsx';
import { changesOf, draftOf, isTheme, type WidgetDraft } from './widget-draft.ts';

export function WidgetForm({ widget, most }: { widget: OrderWidgetView; most: number }) {
  const t = useTranslations('widgets.form');
  const percent = usePercent();
  const services = useServices();
  const toast = useToast();
  const { data: methods = [] } = useQuery(widgetMethodsQuery(services));
  const { data: types = [] } = useQuery(offerQuery(services));
  const [draft, setDraft] = useState(() => draftOf(widget));
  const form = useForm(async () => {
    const params = { id: widget.id };
    const { data } = await services.call('changeOrderWidget', { params, body: changesOf(draft) });
    setDraft(draftOf(data));
    await refreshQueries(services, [widgetKeys.list]);
    toast({ title: t('saved'), tone: 'success' });
  });
  const edit = (field: string, changes: Partial<WidgetDraft>) => {
    form.clear(field);
    setDraft((known) => ({ ...known, ...changes }));
  };
  const text = (field: string, name: 'name' | 'minimum' | 'reward' | 'color' | 'serviceId') => ({
    value: draft[name],
    onValueChange: (value: string) => edit(field, { [name]: value }),
    error: form.error(field),
    autoComplete: 'off',
  });
  return (
    <Card title={t('title')}>
      <form {...form.form} className="flex flex-col gap-4">
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <EnabledSwitch widget={widget} />
        <TextField label={t('name')} hint={t('nameHint')} {...text('name', 'name')} maxLength={120} />
        <SitesField
          value={draft.sites}
          onValueChange={(sites) => edit('allowed_origins', { sites })}
          form={form}
        />
        <TextField
          label={t('reward')}
          hint={t('rewardHint', { most: percent(most) })}
          {...text('reward_percent', 'reward')}
          inputMode="decimal"
        />
        <TextField
          label={t('minimum')}
          hint={t('minimumHint')}
          {...text('minimum_purchase_amount', 'minimum')}
          inputMode="decimal"
        />
        <fieldset>
          <legend className="font-medium">{t('methods')}</legend>
          <p className="text-ink-soft text-note">{t('methodsHint')}</p>
          {methods.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={draft.methods.includes(id)}
              onChange={({ target }) =>
                edit('payment_methods', {
                  methods: target.checked
                    ? [...draft.methods, id]
                    : draft.methods.filter((one) => one !== id),
                })
              }
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
        <Field label={t('theme')}>
          {(control) => (
            <Select
              {...control}
              value={draft.theme}
              onChange={({ target }) => isTheme(target.value) && edit('theme', { theme: target.value })}
              options={widgetThemes.map((value) => ({ value, label: t(`themes.${value}`) }))}
            />
          )}
        </Field>
        <TextField
          label={t('color')}
          hint={t('colorHint')}
          {...text('color', 'color')}
          maxLength={7}
          spellCheck={false}
        />
        <Field label={t('language')}>
          {(control) => (
            <Select
              {...control}
              value={draft.language}
              onChange={({ target }) => edit('language', { language: target.value })}
              placeholder={t('visitorLanguage')}
              options={locales.map((value) => ({ value, label: nativeNames[value] }))}
            />
          )}
        </Field>
        <Field label={t('type')} error={form.error('service_type_id') ?? ''}>
          {(control) => (
            <Select
              {...control}
              value={draft.typeId}
              onChange={({ target }) => edit('service_type_id', { typeId: target.value })}
              placeholder={t('everything')}
              options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </Field>
        <TextField
          label={t('service')}
          hint={t('serviceHint')}
          {...text('service_id', 'serviceId')}
          inputMode="numeric"
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          loading={form.isSending}
          disabled={draft.name.trim() === ''}
        >
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}

/** Takes effect at once. */
function EnabledSwitch({ widget }: { widget: OrderWidgetView }) {
  const t = useTranslations('widgets.form');
  const services = useServices();
  const action = useAction();
  const turn = (is_enabled: boolean) =>
    action.run(
      () => services.call('changeOrderWidget', { params: { id: widget.id }, body: { is_enabled } }),
      { refresh: [widgetKeys.list], done: t('saved') },
    );
  return (
    <Switch
      checked={widget.is_enabled && !widget.is_blocked}
      disabled={widget.is_blocked || action.isBusy}
      onChange={({ target }) => void turn(target.checked)}
      hint={t('enabledHint')}
    >
      {t('enabled')}
    </Switch>
  );
}
