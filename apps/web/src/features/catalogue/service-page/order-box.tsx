import { formatCount } from '@marquee/domain/format/number.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { routeNames } from '../../../shell/routing/route-names.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ServiceDetails } from './api.ts';
import { limitsOf, priceFor } from './price-points.ts';
import { PriceTable } from './price-table.tsx';
import { QuantityField } from './quantity-field.tsx';

/** What it costs, for whatever quantity; and the way to order it, as soon as there is one. */
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
          {hasChoice && <QuantityField limits={limitsOf(service)} value={quantity} onChange={setQuantity} />}
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

/** The way on: to the order form where there is one, to a similar service where this one rests. */
function OrderStep({ service, quantity }: Chosen) {
  const t = useTranslations();
  if (!service.is_deactivated) {
    if (!routeNames.has('orders-create')) return null;
    const href = `/orders/create?${orderQuery(service, quantity)}`;
    return (
      <LinkButton href={href} variant="primary" size="large" wide className="mt-4">
        {t('catalogue.order')}
      </LinkButton>
    );
  }
  return (
    <div className="mt-4 rounded-md bg-warning-soft px-3 py-2 text-warning-text">
      <p>{t('service.box.unavailable')}</p>
      {service.need_similar && service.similar_id !== null && (
        <TextLink href={`/services/${service.similar_id}`}>{t('service.replacement')}</TextLink>
      )}
    </div>
  );
}

function Total({ service, quantity }: Chosen) {
  const t = useTranslations('service.box');
  const amounts = useAmounts();
  const price = (perUnit: string) => amounts.charge(priceFor(perUnit, service.pricing_per, quantity));
  const isDiscounted = service.discount_percent > 0;
  const unitPrice = amounts.unitPrice(service.price);
  return (
    <div className="mt-2 border-line border-t pt-4" aria-live="polite">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-ink-soft">{t('total')}</span>
        <Amount
          size="huge"
          original={isDiscounted ? price(service.default_price) : undefined}
          originalLabel={t('before')}
        >
          {price(service.price)}
        </Amount>
      </div>
      <div className="mt-1 flex flex-wrap justify-between gap-x-3 text-ink-faint text-note tabular-nums">
        <span>{t('forQuantity', { quantity: formatCount(quantity) })}</span>
        {service.pricing_per > 1 && (
          <span>{t('unit', { amount: unitPrice, quantity: formatCount(service.pricing_per) })}</span>
        )}
      </div>
    </div>
  );
}

/** The order form opens with what was chosen here. */
function orderQuery(service: ServiceDetails, quantity: bigint): URLSearchParams {
  return new URLSearchParams({
    networkId: String(service.network_id),
    serviceTypeId: String(service.service_type_id),
    serviceId: String(service.id),
    quantity: String(quantity),
  });
}
