import { describesNoLimit, type QuantityLimits } from '@marquee/domain/quantity/quantity.ts';
import { useState } from 'react';
import type { ServiceDetails } from '../../../product/catalogue/service-query.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { QuantityInput } from '../../../ui/forms/quantity-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Amount } from '../../../ui/text/amount.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { OrderStep } from './order-step.tsx';
import { priceFor, quantityLimits } from './price-points.ts';
import { PriceTable } from './price-table.tsx';

interface QuantityFieldProps {
  limits: QuantityLimits;
  value: bigint;
  onChange(value: bigint): void;
}

/** This customer's price for any quantity, and the button to order it. */
export function OrderBox({ service }: { service: ServiceDetails }) {
  const t = useTranslations();
  const [quantity, setQuantity] = useState(() => BigInt(service.default_quantity));
  const hasChoice = service.min < service.max && !service.calculable_quantity;
  return (
    <Card
      className="@container"
      title={t(service.is_package ? 'service.box.packageTitle' : 'service.box.title')}
    >
      <div className={hasChoice ? 'gap-x-8 @min-[36rem]:grid @min-[36rem]:grid-cols-2' : undefined}>
        <div>
          {hasChoice && (
            <QuantityField limits={quantityLimits(service)} value={quantity} onChange={setQuantity} />
          )}
          <Total service={service} quantity={quantity} />
          {service.calculable_quantity && <p className="mt-3 text-ink-soft">{t('service.box.calculated')}</p>}
          <OrderStep service={service} quantity={quantity} />
          <p className="mt-3 text-ink-faint text-note">{t('service.box.exact')}</p>
        </div>
        {hasChoice && <PriceTable service={service} chosen={quantity} onChoose={setQuantity} />}
      </div>
    </Card>
  );
}

interface Chosen {
  service: ServiceDetails;
  quantity: bigint;
}

function Total({ service, quantity }: Chosen) {
  const numbers = useNumbers();
  const t = useTranslations('service.box');
  const amounts = useAmounts();
  const cost = (perUnit: string) => priceFor(perUnit, service.pricing_per, quantity);
  const shown = amounts.charge(cost(service.price));
  const exact = amounts.exact(cost(service.price));
  const isDiscounted = service.price !== service.default_price;
  const unitPrice = amounts.unitPrice(service.price);
  return (
    <div className="mt-2 border-line border-t pt-4" aria-live="polite">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-ink-soft">{t('total')}</span>
        <Amount
          size="huge"
          original={isDiscounted ? amounts.charge(cost(service.default_price)) : undefined}
          originalLabel={t('before')}
        >
          {shown}
        </Amount>
      </div>
      {exact !== shown && (
        <p className="text-end text-ink-faint text-note tabular-nums">{t('exactly', { amount: exact })}</p>
      )}
      <div className="mt-1 flex flex-wrap justify-between gap-x-3 text-ink-faint text-note tabular-nums">
        <span>{t('forQuantity', { quantity: numbers.count(quantity) })}</span>
        {service.pricing_per > 1 && (
          <span>{t('unit', { amount: unitPrice, quantity: numbers.count(service.pricing_per) })}</span>
        )}
      </div>
    </div>
  );
}

function QuantityField({ limits, value, onChange }: QuantityFieldProps) {
  const numbers = useNumbers();
  const t = useTranslations('service.box');
  const range = useTranslations('catalogue.limits');
  const min = numbers.count(limits.min);
  const bounds = describesNoLimit(limits.max)
    ? t('noMaximum', { min })
    : range('range', { min, max: numbers.count(limits.max) });
  const steps = limits.step > 1n ? ` · ${t('steps', { step: numbers.count(limits.step) })}` : '';
  return (
    <Field label={t('quantity')} hint={bounds + steps}>
      {(control) => (
        <QuantityInput
          {...control}
          value={value}
          limits={limits}
          onValueChange={onChange}
          labels={{ slider: t('slider'), less: t('less'), more: t('more') }}
        />
      )}
    </Field>
  );
}
