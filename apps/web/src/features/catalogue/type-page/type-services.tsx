import type { Network } from '@marquee/contract/catalogue-entities.ts';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ServicePages } from '../api.ts';
import { ServiceListEnd } from '../service-list-end.tsx';
import { ServiceRow, ServiceRowHeader } from '../service-row.tsx';
import { ServiceSkeletons } from '../service-skeletons.tsx';

export function TypeServices({ list, network }: { list: ServicePages; network: Network }) {
  const t = useTranslations('service.type');
  if (!list.data) return <ServiceSkeletons />;
  const services = list.data.pages.flatMap((page) => page.data);
  if (services.length === 0) return <EmptyState title={t('empty')} />;
  return (
    <>
      <div className="overflow-clip rounded-lg border border-line bg-surface">
        <ServiceRowHeader />
        <ul>
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} network={network} />
          ))}
        </ul>
      </div>
      {list.hasNextPage ? <ServiceListEnd list={list} /> : <div className="h-6" />}
    </>
  );
}
