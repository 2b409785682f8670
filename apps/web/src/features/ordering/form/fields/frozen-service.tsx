import { keepDots } from '../../../../lib/keep-dots.ts';
import type { ServiceDetails } from '../../../../product/catalogue/service-query.ts';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { NetworkIcon } from '../../../../ui/icons/network-icon.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

/** The one service sold on this page. */
export function FrozenService({ service }: { service: ServiceDetails }) {
  const t = useTranslations('ordering.service');
  return (
    <div className="flex items-center gap-3 rounded-md bg-sunken p-3">
      <NetworkIcon network={service.network} />
      <div className="min-w-0">
        <p className="font-medium" dir="auto">
          {keepDots(service.name)}
        </p>
        <TextLink href={`/services/${service.slug}`} className="text-note">
          {t('details')}
        </TextLink>
      </div>
    </div>
  );
}
