import type { Network, ServiceType } from '@marquee/contract/catalogue/catalogue-entities.ts';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';

export function TypeHeader({ type }: { type: ServiceType & { network: Network } }) {
  const t = useTranslations();
  const amounts = useAmounts();
  return (
    <header className="mt-3 flex flex-col items-start gap-x-4 gap-y-3 pb-6 tablet:flex-row">
      <NetworkIcon network={type.network} size="large" />
      <div className="min-w-0">
        <h1 dir="auto" className="text-balance font-semibold text-28 tracking-tight">
          {type.title || type.name}
        </h1>
        <p className="mt-1 text-ink-faint text-note tabular-nums">
          {t('catalogue.count', { count: type.services_count })}
          {type.min_price && ` · ${t('common.words.from', { amount: amounts.unitPrice(type.min_price) })}`}
        </p>
        <p dir="auto" className="mt-3 max-w-[76ch] whitespace-pre-line text-pretty text-16 text-ink-soft">
          {type.description}
        </p>
      </div>
    </header>
  );
}
