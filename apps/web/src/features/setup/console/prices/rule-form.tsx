import type { PriceRule, PriceRuleProvider } from '@marquee/contract/generated/console.ts';
import { largestMarkupPercent } from '@marquee/domain/pricing/markup.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../../lib/refresh-queries.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { Notice } from '../../../../shell/forms/notice.tsx';
import { TextField } from '../../../../shell/forms/text-field.tsx';
import { useForm } from '../../../../shell/forms/use-form.ts';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { MoneyInput } from '../../../../ui/forms/money-input.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { draftedTarget, draftedTerms, draftOf, type RuleDraft, ruleScopes, triedRule } from './rule-draft.ts';
import { RulePreview } from './rule-preview.tsx';
import { RuleTargetPicker } from './rule-target-picker.tsx';

interface RuleFormProps {
  rule: PriceRule | undefined;
  providers: readonly PriceRuleProvider[];
  onSaved(): void;
}

/** What the rule is for, how it makes the price, and what it would change. */
export function RuleForm({ rule, providers, onSaved }: RuleFormProps) {
  const numbers = useNumbers();
  const { exact } = useAmounts();
  const t = useTranslations('adminPriceRules');
  const services = useServices();
  const toast = useToast();
  const [draft, setDraft] = useState(() => draftOf(rule, providers[0]?.id));
  const [problem, setProblem] = useState<'target' | 'percent'>();
  const form = useForm(async () => {
    const [target, terms] = [draftedTarget(draft), draftedTerms(draft)];
    if (!target) return setProblem('target');
    if (!terms) return setProblem('percent');
    const { data } = rule
      ? await services.call('changePriceRule', { params: { id: rule.id }, body: terms })
      : await services.call('createPriceRule', { body: { ...target, ...terms } });
    toast({ title: t('saved', { count: data.changed }), tone: 'success' });
    onSaved();
    await refreshQueries(services, [consoleKeys.priceRules, consoleKeys.services]);
  });
  const change = (changes: Partial<RuleDraft>) => {
    setProblem(undefined);
    for (const name of [...Object.keys(changes), 'provider_id', 'service_id', 'service_type_id'])
      form.clear(name);
    setDraft((current) => ({ ...current, ...changes }));
  };
  return (
    <form {...form.form} className="flex flex-col gap-5">
      {rule ? (
        <p className="font-medium">
          {rule.provider.name} · {rule.target?.name ?? t('everything')}
        </p>
      ) : (
        <TargetFields
          draft={draft}
          providers={providers}
          change={change}
          providerError={form.error('provider_id')}
          targetError={
            problem === 'target'
              ? t('form.choose')
              : (form.error('service_id') ?? form.error('service_type_id'))
          }
        />
      )}
      <TextField
        label={t('form.percent')}
        hint={t('form.percentHint', { from: exact('1'), to: exact('1.5') })}
        name="percent"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={draft.percent}
        onValueChange={(percent) => change({ percent: percent.replace(',', '.') })}
        error={
          problem === 'percent'
            ? t('form.invalidPercent', { max: numbers.count(largestMarkupPercent) })
            : form.error('percent')
        }
      />
      <AmountFields draft={draft} change={change} error={form.error} />
      <RulePreview tried={triedRule(draft)} />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {t('form.save')}
      </Button>
    </form>
  );
}

interface PartProps {
  draft: RuleDraft;
  change(changes: Partial<RuleDraft>): void;
}

interface TargetFieldsProps extends PartProps {
  providers: readonly PriceRuleProvider[];
  providerError: string | undefined;
  targetError: string | undefined;
}

function TargetFields({ draft, providers, change, providerError, targetError }: TargetFieldsProps) {
  const t = useTranslations('adminPriceRules');
  const { provider, scope, target } = draft;
  return (
    <>
      <Field label={t('provider')} error={providerError}>
        {(control) => (
          <Select
            {...control}
            value={String(provider ?? '')}
            options={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(event) => change({ provider: Number(event.target.value), target: null })}
          />
        )}
      </Field>
      <Segmented
        label={t('form.for')}
        value={scope}
        options={ruleScopes.map((value) => ({ value, label: t(`form.scopes.${value}`) }))}
        onValueChange={(value) => change({ scope: value, target: null })}
      />
      {scope !== 'everything' && provider !== undefined && (
        <RuleTargetPicker
          key={`${provider} ${scope}`}
          provider={provider}
          scope={scope}
          chosen={target}
          onChoose={(chosen) => change({ target: chosen })}
          error={targetError}
        />
      )}
    </>
  );
}

function AmountFields({ draft, change, error }: PartProps & { error(name: string): string | undefined }) {
  const numbers = useNumbers();
  const { exact } = useAmounts();
  const t = useTranslations('adminPriceRules.form');
  const amounts = [
    ['fixed', t('fixed'), t('fixedHint', { quantity: numbers.count(1000) })],
    ['round_to', t('roundTo'), t('roundToHint', { step: exact('0.01') })],
    ['floor', t('floor'), t('floorHint')],
  ] as const;
  return amounts.map(([name, label, hint]) => (
    <Field key={name} label={label} hint={hint} error={error(name)}>
      {(control) => (
        <MoneyInput
          {...control}
          name={name}
          value={draft[name]}
          onValueChange={(value) => change({ [name]: value })}
        />
      )}
    </Field>
  ));
}
