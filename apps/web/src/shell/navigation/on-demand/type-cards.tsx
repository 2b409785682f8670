import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import { ArrowLeft } from 'lucide-react';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { TypeIcon } from '../../../ui/icons/type-icon.tsx';
import { Tint } from '../../../ui/layout/tint.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useAmounts } from '../../preferences/use-amounts.ts';
import { networkPath, serviceTypePath } from '../catalogue-paths.ts';

interface TypeCardsProps {
  network: NetworkWithTypes | undefined;
  /** On phones these cards cover the list of networks. */
  isInFront: boolean;
  onBack(): void;
}

/** One network's service types, each with its lowest price. */
export function TypeCards({ network, isInFront, onBack }: TypeCardsProps) {
  const t = useTranslations();
  const place = classNames('min-h-0 overflow-y-auto p-4 tablet:p-6', !isInFront && 'max-tablet:hidden');
  if (!network) {
    return (
      <div className={place} aria-busy="true">
        <Placeholders />
      </div>
    );
  }
  return (
    <section className={place} aria-label={network.name}>
      <div className="flex items-center gap-2 pb-4 tablet:gap-3">
        <span className="tablet:hidden">
          <IconButton
            icon={<ArrowLeft className="size-5" aria-hidden="true" />}
            label={t('common.actions.back')}
            onClick={onBack}
          />
        </span>
        <NetworkIcon network={network} />
        <h2 className="min-w-0 flex-1 truncate font-semibold text-20">
          <BareLink href={networkPath(network)} className="rounded-sm hover:underline">
            {network.name}
          </BareLink>
        </h2>
      </div>
      <ul className="grid gap-3 small:grid-cols-2 desktop:grid-cols-3 wide:grid-cols-4">
        {network.service_types.map((type) => (
          <li key={type.id}>
            <TypeCard network={network} type={type} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TypeCardProps {
  network: NetworkWithTypes;
  type: NetworkWithTypes['service_types'][number];
}

function TypeCard({ network, type }: TypeCardProps) {
  const t = useTranslations('common.words');
  const amounts = useAmounts();
  return (
    <BareLink
      href={serviceTypePath(type)}
      className="relative isolate flex min-h-20 flex-col justify-between gap-2 overflow-hidden rounded-md border border-line p-3.5 transition-colors hover:border-line-strong"
    >
      <Tint color={network.color} strength={0.06} className="-z-10" />
      <span className="flex items-center gap-2 font-medium">
        <TypeIcon type={type} />
        <span className="min-w-0">{type.name}</span>
      </span>
      <span className="text-ink-soft text-note tabular-nums">
        {type.min_price === null ? '' : t('from', { amount: amounts.unitPrice(type.min_price) })}
      </span>
    </BareLink>
  );
}

function Placeholders() {
  return (
    <div className="grid gap-3 tablet:grid-cols-3">
      {Array.from({ length: 6 }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
        <Skeleton key={card} className="h-20 rounded-md" />
      ))}
    </div>
  );
}
