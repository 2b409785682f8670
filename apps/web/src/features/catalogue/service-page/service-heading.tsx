import type { ServiceDetails } from '../../../product/catalogue/service-query.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { NetworkChip } from '../../../ui/text/network-chip.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { FavouriteButton } from '../service/favourite-button.tsx';
import { ServiceBadges } from '../service/service-badges.tsx';
import { Rating } from '../service/service-figures.tsx';
import { useServiceText } from '../service/service-text.ts';

export function ServiceHeading({ service }: { service: ServiceDetails }) {
  const t = useTranslations();
  const text = useServiceText();
  const { network, service_type: type } = service;
  const inNetwork = `/?network=${network.slug}`;
  return (
    <header className="min-w-0">
      <Breadcrumb
        label={t('service.trail')}
        items={[
          { label: t('catalogue.title'), href: '/' },
          { label: network.name, href: inNetwork },
          { label: type.name, href: `/${type.slug}` },
          { label: service.name },
        ]}
      />
      <div className="mt-3 flex items-start justify-between gap-3">
        <h1 dir="auto" className="min-w-0 text-pretty font-semibold text-20 tracking-tight tablet:text-28">
          {service.name}
        </h1>
        <div className="-my-2 shrink-0 tablet:my-0">
          <FavouriteButton service={service} />
        </div>
      </div>
      {service.short_description && (
        <p dir="auto" className="mt-2 max-w-[68ch] text-16 text-ink-soft">
          {service.short_description}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <BareLink href={inNetwork} className="tap-area rounded-md">
          <NetworkChip network={network} />
        </BareLink>
        {service.reviews.count > 0 && (
          <a href="#reviews" className="tap-area rounded-sm">
            <Rating reviews={service.reviews} text={text} />
          </a>
        )}
        <div className="-mt-1.5">
          <ServiceBadges service={service} text={text} />
        </div>
      </div>
    </header>
  );
}
