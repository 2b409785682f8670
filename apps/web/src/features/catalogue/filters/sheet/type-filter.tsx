import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../lib/use-services.ts';
import { networksQuery } from '../../../../shell/navigation/networks.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { NetworkIcon } from '../../../../ui/icons/network-icon.tsx';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { FilterGroup, type FilterProps, toggled } from './filter-group.tsx';

/** The types of the chosen networks, or of all networks, each collapsed. */
export function TypeFilter({ filters, onChange }: FilterProps) {
  const numbers = useNumbers();
  const t = useTranslations('catalogue.filters');
  const { data: networks = [] } = useQuery(networksQuery(useServices()));
  const { networks: among, serviceTypes: chosen } = filters;
  const shown = networks.filter(
    ({ slug, service_types }) => service_types.length > 0 && (among.length === 0 || among.includes(slug)),
  );
  return (
    <FilterGroup name={t('serviceType')}>
      <div className="flex flex-col gap-1">
        {shown.map((network) => (
          <details
            key={network.id}
            open={shown.length === 1 || network.service_types.some(({ slug }) => chosen.includes(slug))}
            className="rounded-md border border-line px-3"
          >
            <summary className="flex min-h-tap items-center gap-2.5 rounded-sm font-medium">
              <NetworkIcon network={network} size="small" />
              <span className="min-w-0 flex-1 truncate">{network.name}</span>
            </summary>
            <div className="pb-2">
              {network.service_types.map((type) => (
                <Checkbox
                  key={type.id}
                  checked={chosen.includes(type.slug)}
                  onChange={() => onChange({ serviceTypes: toggled(chosen, type.slug) })}
                >
                  {type.name}{' '}
                  <span className="text-ink-faint text-note tabular-nums">
                    {numbers.count(type.services_count)}
                  </span>
                </Checkbox>
              ))}
            </div>
          </details>
        ))}
      </div>
    </FilterGroup>
  );
}
