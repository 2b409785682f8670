import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { withoutScheme } from '../../../ui/text/without-scheme.ts';
import { useSavedLinks } from './use-saved-links.ts';

const mostOffered = 4;

interface LinkOffersProps {
  value: string;
  networks: readonly NetworkWithTypes[];
  onChoose(url: string): void;
}

/** Under the link field: the customer's own links while it is empty. */
export function LinkOffers({ value, networks, onChoose }: LinkOffersProps) {
  const t = useTranslations('ordering.savedLinks');
  const { isSignedIn, links } = useSavedLinks();
  if (!isSignedIn || value !== '' || links.length === 0) return null;
  return (
    <div className="-mt-2 flex flex-col gap-1.5">
      <p className="flex items-baseline justify-between gap-3 text-ink-faint text-note">
        {t('recent')}
        <TextLink href="/saved-links">{t('manage')}</TextLink>
      </p>
      <ul className="flex gap-2 max-tablet:-mx-4 max-tablet:overflow-x-auto max-tablet:px-4 tablet:flex-wrap">
        {links.slice(0, mostOffered).map(({ url, name, network_id }) => {
          const network = networks.find(({ id }) => id === network_id);
          return (
            <li key={url} className="max-w-64 shrink-0 max-tablet:max-w-56">
              <button
                type="button"
                title={url}
                className="flex min-h-tap max-w-full items-center gap-2 rounded-full border border-control bg-surface pe-3.5 ps-2 text-note -outline-offset-2 transition-colors hover:bg-hover tablet:min-h-9"
                onClick={() => onChoose(url)}
              >
                {network && <NetworkIcon network={network} size="small" />}
                <span dir="auto" className="truncate">
                  {name || withoutScheme(url)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
