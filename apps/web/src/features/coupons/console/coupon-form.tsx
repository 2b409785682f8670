import type { ManagedCoupon } from '@marquee/contract/generated/console.ts';
import { couponCalculations, couponTypes } from '@marquee/domain/coupons/coupon.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { DayField } from '../../../shell/forms/day-field.tsx';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type CouponDraft, couponDraft, toCouponBody } from './coupon-draft.ts';

interface CouponFormProps {
  /** Absent for a new one. */
  coupon?: ManagedCoupon;
  onDone(): void;
}

export function CouponForm({ coupon, onDone }: CouponFormProps) {
  const t = useTranslations('adminMoney');
  const common = useTranslations('common');
  const services = useServices();
  const toast = useToast();
  const [draft, setDraft] = useState<CouponDraft>(() => couponDraft(coupon));
  const form = useForm(async () => {
    const body = toCouponBody(draft, coupon);
    if (coupon) await services.call('changeCoupon', { params: { id: coupon.id }, body });
    else await services.call('createCoupon', { body });
    toast({ title: common('states.saved'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.coupons]);
    onDone();
  });
  const change = (changes: Partial<CouponDraft>) => {
    for (const name of Object.keys(changes)) form.clear(name);
    setDraft((current) => ({ ...current, ...changes }));
  };
  const text = (name: keyof CouponDraft & string) => ({
    name,
    value: String(draft[name]),
    error: form.error(name),
    onValueChange: (value: string) => change({ [name]: value }),
  });
  const isUsed = (coupon?.used ?? 0) > 0;
  return (
    <form {...form.form} className="flex flex-col gap-4">
      {isUsed && <p className="text-ink-soft">{t('coupons.fixedOnceUsed')}</p>}
      <TextField
        {...text('code')}
        label={t('coupons.code')}
        hint={t('coupons.codeHint')}
        maxLength={40}
        disabled={isUsed}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField {...text('name')} label={t('words.name')} maxLength={120} />
      <TextField {...text('description')} label={t('words.description')} maxLength={1000} />
      <Field label={t('coupons.type')} error={form.error('type')}>
        {(control) => (
          <Select
            {...control}
            disabled={isUsed}
            value={draft.type}
            options={couponTypes.map((value) => ({ value, label: t(`coupons.types.${value}`) }))}
            onChange={({ target }) =>
              change({ type: couponTypes.find((type) => type === target.value) ?? 'discount' })
            }
          />
        )}
      </Field>
      <div className="grid gap-4 tablet:grid-cols-2">
        <div className="flex flex-col gap-1.5">
          <span className="font-medium" aria-hidden="true">
            {t('coupons.calculation')}
          </span>
          <Segmented
            label={t('coupons.calculation')}
            value={draft.calculation}
            options={couponCalculations.map((value) => ({
              value,
              label: t(`coupons.calculations.${value}`),
            }))}
            onValueChange={(calculation) => change({ calculation })}
          />
        </div>
        {draft.calculation === 'percent' ? (
          <TextField {...text('percent')} label={t('coupons.calculations.percent')} inputMode="decimal" />
        ) : (
          <TextField {...text('amount')} label={t('coupons.amount')} inputMode="decimal" />
        )}
      </div>
      <TextField {...text('min_amount')} label={t('coupons.minAmount')} inputMode="decimal" />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          {...text('total_limit')}
          label={t('coupons.totalLimit')}
          hint={t('words.unlimited')}
          inputMode="numeric"
        />
        <TextField
          {...text('account_limit')}
          label={t('coupons.accountLimit')}
          hint={t('words.unlimited')}
          inputMode="numeric"
        />
        <DayField
          label={t('coupons.validFrom')}
          value={draft.valid_from}
          error={form.error('valid_from')}
          onChange={(valid_from) => change({ valid_from })}
        />
        <DayField
          label={t('coupons.validTo')}
          value={draft.valid_to}
          error={form.error('valid_to')}
          onChange={(valid_to) => change({ valid_to })}
        />
      </div>
      {draft.type !== 'bonus' && (
        <TextField {...text('service_ids')} label={t('coupons.services')} hint={t('coupons.servicesHint')} />
      )}
      <div>
        <Checkbox
          checked={draft.is_enabled}
          onChange={({ target }) => change({ is_enabled: target.checked })}
        >
          {t('coupons.enabled')}
        </Checkbox>
        <Checkbox
          checked={draft.is_listed}
          hint={t('coupons.listedHint')}
          onChange={({ target }) => change({ is_listed: target.checked })}
        >
          {t('coupons.listed')}
        </Checkbox>
      </div>
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={form.isSending}>
          {common('actions.save')}
        </Button>
        <Button onClick={onDone}>{common('actions.cancel')}</Button>
      </div>
    </form>
  );
}
