import type { Network } from '@marquee/contract/catalogue/catalogue-entities.ts';
import { useTranslations } from 'use-intl';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';

interface OfferTileProps {
  href: string;
  name: string;
  network: Network | undefined;
  price: string | null;
  before?: string | undefined;
}

export function OfferTile({ href, name, network, price, before }: OfferTileProps) {
  const t = useTranslations('catalogue.price');
  return (
    <li className="flex w-64 shrink-0">
      <BareLink
        href={href}
        className="flex w-full min-w-0 items-start gap-3 rounded-md border border-line bg-surface p-3 transition-colors hover:border-line-strong"
      >
        {network && <NetworkIcon network={network} />}
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span dir="auto" className="line-clamp-2 text-pretty font-medium text-note">
            {name}
          </span>
          {price && (
            <span className="mt-auto flex items-baseline gap-1.5 text-note tabular-nums">
              <span className="font-semibold">{price}</span>
              {before && (
                <s className="text-12 text-ink-faint">
                  <span className="sr-only">{t('before', { amount: '' })}</span>
                  {before}
                </s>
              )}
            </span>
          )}
        </span>
      </BareLink>
    </li>
  );
}
