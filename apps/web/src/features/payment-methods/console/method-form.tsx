import type { ManagedMethod, StrategyView } from '@marquee/contract/generated/console.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { type FormState, useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { GatewayFields } from './gateway-fields.tsx';
import { type MethodDraft, methodDraft, toMethodBody } from './method-draft.ts';
import { OfferFields } from './offer-fields.tsx';
import { useStrategyName } from './strategy-name.ts';
import { TermsFields } from './terms-fields.tsx';

/** What each part of the form gets. */
export interface FieldsProps {
  draft: MethodDraft;
  strategy: StrategyView | undefined;
  form: Pick<FormState, 'error'>;
  change(changes: Partial<MethodDraft>): void;
}

interface MethodFormProps {
  /** Absent for a new one. */
  method?: ManagedMethod;
  strategies: readonly StrategyView[];
  canChange: boolean;
  onDone(): void;
}

export function MethodForm({ method, strategies, canChange, onDone }: MethodFormProps) {
  const t = useTranslations('adminMoney');
  const common = useTranslations('common');
  const services = useServices();
  const toast = useToast();
  const [draft, setDraft] = useState(() => methodDraft(method, strategies[0]?.strategy ?? 'message'));
  const strategy = strategies.find((one) => one.strategy === draft.strategy);
  const form = useForm(async () => {
    const body = toMethodBody(draft, method);
    if (method) await services.call('changePaymentMethod', { params: { id: method.id }, body });
    else await services.call('createPaymentMethod', { body });
    toast({ title: common('states.saved'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.paymentMethods]);
    onDone();
  });
  const change = (changes: Partial<MethodDraft>) => {
    for (const name of Object.keys(changes)) form.clear(name);
    setDraft((current) => ({ ...current, ...changes }));
  };
  const parts = { draft, strategy, form, change };
  return (
    <form {...form.form}>
      <fieldset disabled={!canChange} className="flex flex-col gap-6">
        <TypeField {...parts} strategies={strategies} method={method} />
        {method && !method.is_complete && <p className="text-warning-text">{t('methods.incompleteText')}</p>}
        <Section title={t('methods.sections.texts')}>
          <TextFields {...parts} />
        </Section>
        <Section title={t('methods.sections.terms')}>
          <TermsFields {...parts} />
        </Section>
        {strategy && strategy.fields.length > 0 && (
          <Section title={t('methods.sections.gateway')}>
            <GatewayFields {...parts} method={method} />
          </Section>
        )}
        <Section title={t('methods.sections.offer')}>
          <OfferFields {...parts} />
        </Section>
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        {canChange && (
          <div className="flex gap-2">
            <Button type="submit" variant="primary" loading={form.isSending}>
              {common('actions.save')}
            </Button>
            <Button onClick={onDone}>{common('actions.cancel')}</Button>
          </div>
        )}
      </fieldset>
    </form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-line border-t pt-5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

interface TypeFieldProps extends FieldsProps {
  strategies: readonly StrategyView[];
  method: ManagedMethod | undefined;
}

/** The type of a method that stands decides what its old payments mean, so it is chosen once. */
function TypeField({ draft, strategy, strategies, method, form, change }: TypeFieldProps) {
  const t = useTranslations('adminMoney.methods');
  const nameOf = useStrategyName();
  const choose = (value: string) => {
    const currencies = strategies.find((one) => one.strategy === value)?.currencies ?? [];
    const charge_currency = currencies.includes(draft.charge_currency) ? draft.charge_currency : 'USD';
    change({ strategy: value, gateway: {}, secrets: {}, charge_currency });
  };
  return (
    <Field
      label={t('type')}
      error={form.error('strategy')}
      hint={strategy && !strategy.is_available ? t('unavailable') : undefined}
    >
      {(control) => (
        <Select
          {...control}
          disabled={method !== undefined}
          value={draft.strategy}
          options={strategies.map(({ strategy: value, label }) => ({ value, label: nameOf(label) }))}
          onChange={({ target }) => choose(target.value)}
        />
      )}
    </Field>
  );
}

const longTexts = [
  ['description', 'words.description', 2000],
  ['additional_information', 'methods.information', 5000],
  ['comments', 'methods.comments', 2000],
] as const;

function TextFields({ draft, form, change }: FieldsProps) {
  const t = useTranslations('adminMoney');
  return (
    <>
      <TextField
        label={t('words.name')}
        name="name"
        maxLength={120}
        value={draft.name}
        error={form.error('name')}
        onValueChange={(name) => change({ name })}
      />
      {longTexts.map(([name, label, maxLength]) => (
        <Field key={name} label={t(label)} error={form.error(name)}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={maxLength}
              value={draft[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <TextField
        label={t('methods.icon')}
        name="icon"
        maxLength={60}
        value={draft.icon}
        error={form.error('icon')}
        onValueChange={(icon) => change({ icon })}
      />
    </>
  );
}
