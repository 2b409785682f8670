import type { Network, ServiceCard } from '@marquee/contract/generated/catalogue.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { Amount } from '../../../ui/text/amount.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { Rating } from '../service/service-figures.tsx';
import { useServiceText } from '../service/service-text.ts';

/** A service in a small tile; all of it is a link. */
export function ServiceTile({ service, network }: { service: ServiceCard; network: Network | undefined }) {
  const text = useServiceText();
  return (
    <li className="relative flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong">
      <div className="flex items-start gap-3">
        {network && <NetworkIcon network={network} />}
        <h3 dir="auto" className="min-w-0 text-pretty font-medium text-body">
          <BareLink
            href={`/services/${service.slug}`}
            className="rounded-sm after:absolute after:inset-0 after:rounded-lg after:content-['']"
          >
            {service.name}
          </BareLink>
        </h3>
      </div>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <Price service={service} />
        {service.reviews.rating !== null && <Rating reviews={service.reviews} text={text} />}
      </div>
    </li>
  );
}

function Price({ service }: { service: ServiceCard }) {
  const numbers = useNumbers();
  const t = useTranslations('service.box');
  const amounts = useAmounts();
  const { default_price, price, pricing_per, discount_percent } = service;
  return (
    <span>
      <span className="block font-semibold">
        <Amount
          original={discount_percent > 0 ? amounts.unitPrice(default_price) : undefined}
          originalLabel={t('before')}
        >
          {amounts.unitPrice(price)}
        </Amount>
      </span>
      {pricing_per > 1 && (
        <span className="text-12 text-ink-faint">
          {t('forQuantity', { quantity: numbers.count(pricing_per) })}
        </span>
      )}
    </span>
  );
}
