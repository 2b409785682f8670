import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import type { ReactNode } from 'react';
import { NetworkIcon } from '../../ui/icons/network-icon.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type CatalogueFilters, hasTypeBar } from './filters/filters.ts';
import type { FilterChange } from './filters/use-filters.ts';

interface BarProps {
  networks: readonly NetworkWithTypes[];
  filters: CatalogueFilters;
  onChange(change: FilterChange): void;
}

/** Several networks may be chosen; none means all. On phones the row scrolls sideways. */
export function NetworkBar({ networks, filters, onChange }: BarProps) {
  const t = useTranslations('catalogue.filters');
  const isChosen = ({ slug }: NetworkWithTypes) => filters.networks.includes(slug);
  const toggle = (pressed: NetworkWithTypes) =>
    onChange((latest) => ({
      networks: networks
        .map(({ slug }) => slug)
        .filter((slug) => latest.networks.includes(slug) !== (slug === pressed.slug)),
      serviceTypes: [],
    }));
  return (
    <Row label={t('network')}>
      <Chip active={!networks.some(isChosen)} onPress={() => onChange({ networks: [], serviceTypes: [] })}>
        {t('allNetworks')}
      </Chip>
      {networks.map((network) => (
        <Chip key={network.id} active={isChosen(network)} onPress={() => toggle(network)}>
          <NetworkIcon network={network} size="small" />
          {network.name}
        </Chip>
      ))}
    </Row>
  );
}

/** The types of the chosen network. Below the search, which stays where it is when they come and go. */
export function TypeBar({ networks, filters, onChange }: BarProps) {
  const t = useTranslations('catalogue.filters');
  const chosen = hasTypeBar(filters) && networks.find(({ slug }) => slug === filters.networks[0]);
  if (!chosen) return null;
  return (
    <Row label={t('serviceType')}>
      <Chip active={filters.serviceTypes.length === 0} onPress={() => onChange({ serviceTypes: [] })}>
        {t('allTypes')}
      </Chip>
      {chosen.service_types.map((type) => {
        const toggle = ({ serviceTypes }: CatalogueFilters) => {
          const others = serviceTypes.filter((slug) => slug !== type.slug);
          return { serviceTypes: others.length < serviceTypes.length ? others : [...others, type.slug] };
        };
        return (
          <Chip
            key={type.id}
            active={filters.serviceTypes.includes(type.slug)}
            onPress={() => onChange(toggle)}
          >
            {type.name}
            <span className="text-ink-faint tabular-nums">{type.services_count}</span>
          </Chip>
        );
      })}
    </Row>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 pt-1 pb-4 [scrollbar-width:none] tablet:mx-0 tablet:flex-wrap tablet:overflow-visible tablet:px-0">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

function Chip({ active, onPress, children }: { active: boolean; onPress(): void; children: ReactNode }) {
  return (
    <button type="button" aria-pressed={active} onClick={onPress} className="chip">
      {children}
    </button>
  );
}
