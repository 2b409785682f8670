import type { CustomPrice } from '@marquee/contract/generated/console.ts';
import { largestRaisePercent } from '@marquee/domain/pricing/custom-price.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { MoneyInput } from '../../../ui/forms/money-input.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import {
  draftedPrice,
  draftedTerms,
  draftOf,
  type PriceDraft,
  priceKinds,
  priceScopes,
} from './price-draft.ts';
import { TargetPicker } from './target-picker.tsx';

interface PriceFormProps {
  customerId: number;
  price: CustomPrice | undefined;
  onSaved(): void;
}

/** What the price is for, what it is, and what the customer then pays. */
export function PriceForm({ customerId, price, onSaved }: PriceFormProps) {
  const numbers = useNumbers();
  const t = useTranslations('adminPrices.form');
  const services = useServices();
  const toast = useToast();
  const [draft, setDraft] = useState(() => draftOf(price));
  const [problem, setProblem] = useState<{ field: 'target' | 'percent'; text: string }>();
  const change = (changes: Partial<PriceDraft>) => {
    setProblem(undefined);
    form.clear('fixed_price');
    setDraft((current) => ({ ...current, ...changes }));
  };
  const form = useForm(async () => {
    const terms = draftedTerms(draft);
    const { scope, target } = draft;
    if (scope !== 'everything' && !target) return setProblem({ field: 'target', text: t('choose') });
    if (!terms)
      return setProblem({
        field: 'percent',
        text:
          draft.kind === 'more'
            ? t('invalidMore', { max: numbers.count(largestRaisePercent) })
            : t('invalidPercent'),
      });
    const body = {
      ...terms,
      ...(scope === 'service' ? { service_id: target?.id } : {}),
      ...(scope === 'service_type' ? { service_type_id: target?.id } : {}),
    };
    await services.call('setCustomPrice', { params: { id: customerId }, body });
    toast({ title: t('saved'), tone: 'success' });
    onSaved();
    await refreshQueries(services, [consoleKeys.customPrices]);
  });
  return (
    <form {...form.form} className="flex flex-col gap-5">
      {price ? (
        <p className="font-medium">{price.target?.name ?? t('scopes.everything')}</p>
      ) : (
        <>
          <Segmented
            label={t('for')}
            value={draft.scope}
            options={priceScopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
            onValueChange={(scope) => change({ scope, target: null })}
          />
          {draft.scope !== 'everything' && (
            <TargetPicker
              key={draft.scope}
              scope={draft.scope}
              chosen={draft.target}
              onChoose={(target) => change({ target })}
              error={
                problem?.field === 'target'
                  ? problem.text
                  : (form.error('service_id') ?? form.error('service_type_id'))
              }
            />
          )}
        </>
      )}
      <Segmented
        label={t('kind')}
        value={draft.kind}
        options={priceKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onValueChange={(kind) => change({ kind })}
      />
      {draft.kind === 'fixed' ? (
        <Field
          label={t('price')}
          hint={t(draft.scope === 'service' ? 'fixedHint' : 'wideHint', { quantity: numbers.count(1000) })}
          error={form.error('fixed_price')}
        >
          {(control) => (
            <MoneyInput
              {...control}
              name="fixed_price"
              value={draft.fixed}
              onValueChange={(fixed) => change({ fixed })}
            />
          )}
        </Field>
      ) : (
        <TextField
          label={t('percent')}
          hint={t(draft.kind === 'more' ? 'moreHint' : 'percentHint')}
          name="percent"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={draft.percent}
          onValueChange={(percent) => change({ percent: percent.replace(',', '.') })}
          error={problem?.field === 'percent' ? problem.text : form.error('discount')}
        />
      )}
      <Preview draft={draft} />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {t('save')}
      </Button>
    </form>
  );
}

function Preview({ draft }: { draft: PriceDraft }) {
  const numbers = useNumbers();
  const t = useTranslations('adminPrices.form');
  const { unitPrice } = useAmounts();
  const shown = draft.scope === 'service' ? draftedPrice(draft) : undefined;
  return (
    <p aria-live="polite" className="min-h-6 font-medium">
      {shown &&
        t('preview', {
          price: unitPrice(shown.price),
          list: unitPrice(shown.list),
          quantity: numbers.count(shown.per),
        })}
    </p>
  );
}
