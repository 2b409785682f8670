import type { NetworkWithTypes } from '@marquee/contract/catalogue/catalogue-entities.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { NetworkIcon } from '../../ui/icons/network-icon.tsx';
import type { CatalogueFilters } from './filters/filters.ts';

interface NetworkBarProps {
  networks: readonly NetworkWithTypes[];
  filters: CatalogueFilters;
  onChange(changes: Partial<CatalogueFilters>): void;
}

/** Networks first, then the types of the chosen one. On phones both rows scroll sideways. */
export function NetworkBar({ networks, filters, onChange }: NetworkBarProps) {
  const t = useTranslations('catalogue.filters');
  const chosen = networks.find((network) => network.slug === filters.network);
  return (
    <div className="flex flex-col gap-2 pb-4">
      <Row label={t('network')}>
        <Chip active={!chosen} onPress={() => onChange({ network: undefined, serviceTypes: [] })}>
          {t('allNetworks')}
        </Chip>
        {networks.map((network) => (
          <Chip
            key={network.id}
            active={network === chosen}
            onPress={() => onChange({ network: network.slug, serviceTypes: [] })}
          >
            <NetworkIcon network={network} size="small" />
            {network.name}
          </Chip>
        ))}
      </Row>
      {chosen && (
        <Row label={t('serviceType')}>
          <Chip active={filters.serviceTypes.length === 0} onPress={() => onChange({ serviceTypes: [] })}>
            {t('allTypes')}
          </Chip>
          {chosen.service_types.map((type) => {
            const others = filters.serviceTypes.filter((slug) => slug !== type.slug);
            const active = others.length < filters.serviceTypes.length;
            return (
              <Chip
                key={type.id}
                active={active}
                onPress={() => onChange({ serviceTypes: active ? others : [...others, type.slug] })}
              >
                {type.name}
                <span className="text-ink-faint tabular-nums">{type.services_count}</span>
              </Chip>
            );
          })}
        </Row>
      )}
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] tablet:mx-0 tablet:flex-wrap tablet:overflow-visible tablet:px-0">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

function Chip({ active, onPress, children }: { active: boolean; onPress(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={active}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-tap shrink-0 items-center gap-2 whitespace-nowrap rounded-md border px-3 font-medium text-note transition-colors tablet:pointer-fine:min-h-9',
        active
          ? 'border-primary bg-primary-soft text-ink'
          : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
