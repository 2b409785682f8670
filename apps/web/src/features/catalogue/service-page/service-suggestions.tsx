import type { ServiceCard } from '@marquee/contract/catalogue/catalogue-entities.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import { boughtTogetherQuery, relatedQuery } from './api.ts';
import { ServiceTile } from './service-tile.tsx';

const shown = 6;

export function RelatedServices({ serviceId }: { serviceId: number }) {
  const t = useTranslations('service');
  const { data } = useQuery(relatedQuery(useServices(), serviceId));
  return <Tiles title={t('related')} services={data} />;
}

export function BoughtTogether({ serviceId }: { serviceId: number }) {
  const t = useTranslations('service');
  const { data } = useQuery(boughtTogetherQuery(useServices(), serviceId));
  return <Tiles title={t('together')} services={data} />;
}

/** Suggestions are a help, not the page: what could not be loaded is simply not there. */
function Tiles({ title, services = [] }: { title: string; services?: readonly ServiceCard[] }) {
  const { data: networks = [] } = useQuery(networksQuery(useServices()));
  if (services.length === 0) return null;
  return (
    <section>
      <h2 className="pb-3 font-semibold text-16">{title}</h2>
      <ul className="grid grid-cols-1 gap-3 @min-[28rem]:grid-cols-2 @min-[46rem]:grid-cols-3">
        {services.slice(0, shown).map((service) => (
          <ServiceTile
            key={service.id}
            service={service}
            network={networks.find((network) => network.id === service.network_id)}
          />
        ))}
      </ul>
    </section>
  );
}
