import { useTranslations } from 'use-intl';
import type { ServiceDetails } from '../../../product/catalogue/service-query.ts';
import { NetworkIcon } from '../../../ui/network-icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** The one service that is bought here. */
export function FrozenService({ service }: { service: ServiceDetails }) {
  const t = useTranslations('ordering.service');
  return (
    <div className="flex items-center gap-3 rounded-md bg-sunken p-3">
      <NetworkIcon network={service.network} />
      <div className="min-w-0">
        <p className="font-medium" dir="auto">
          {service.name}
        </p>
        <TextLink href={`/services/${service.slug}`} className="text-note">
          {t('details')}
        </TextLink>
      </div>
    </div>
  );
}
