import type { ConsoleService } from '@marquee/contract/generated/console.ts';
import { describesNoLimit, noLimit } from '@marquee/domain/quantity/quantity.ts';
import { useState } from 'react';
import { useServices } from '../../../../lib/use-services.ts';
import { Notice } from '../../../../shell/forms/notice.tsx';
import { TextField } from '../../../../shell/forms/text-field.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { useServiceForm } from './use-service-form.ts';

const percentText = (share: number) => String(Math.round(share * 10_000) / 100);
const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** Price, discount and limits; what is set by hand stays when the provider changes, until it follows again. */
export function PriceForm({ service }: { service: ConsoleService }) {
  const t = useTranslations('adminSetup.services');
  const save = useTranslations('adminSetup')('save');
  const services = useServices();
  const [followsRate, setFollowsRate] = useState(!service.price_is_manual);
  const [followsLimits, setFollowsLimits] = useState(!service.limits_are_manual);
  const initial = {
    price: service.default_price,
    discount: percentText(service.discount),
    min: String(service.min),
    max: describesNoLimit(BigInt(service.max)) ? '' : String(service.max),
  };
  const { form, field } = useServiceForm(initial, ({ price, discount, min, max }) =>
    services.call('changeService', {
      params: { id: service.id },
      body: {
        ...(followsRate
          ? service.price_is_manual
            ? { follows_rate: true }
            : {}
          : { price: price ?? initial.price }),
        ...(discount === undefined ? {} : { discount: Math.round(Number(discount) * 10_000) / 1_000_000 }),
        ...(followsLimits
          ? service.limits_are_manual
            ? { follows_limits: true }
            : {}
          : { min: number(min ?? initial.min), max: Number((max ?? initial.max) || noLimit) }),
      },
    }),
  );
  return (
    <form {...form.form} className="flex flex-col gap-4 border-line border-t pt-5">
      <h3 className="font-semibold">{t('priceAndLimits')}</h3>
      <Checkbox checked={followsRate} onChange={({ target }) => setFollowsRate(target.checked)}>
        {t('followsRate')}
      </Checkbox>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={t('priceFor', { count: String(service.pricing_per) })}
          inputMode="decimal"
          disabled={followsRate}
          {...field('price')}
        />
        <TextField label={t('discount')} inputMode="decimal" {...field('discount')} />
      </div>
      <Checkbox checked={followsLimits} onChange={({ target }) => setFollowsLimits(target.checked)}>
        {t('followsLimits')}
      </Checkbox>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label={t('min')} inputMode="numeric" disabled={followsLimits} {...field('min')} />
        <TextField
          label={t('max')}
          hint={t('maxHint')}
          inputMode="numeric"
          disabled={followsLimits}
          {...field('max')}
        />
      </div>
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {save}
      </Button>
    </form>
  );
}
