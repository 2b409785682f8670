import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../lib/use-services.ts';
import { labelsQuery } from '../../../../product/catalogue/labels-query.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { LabelDot } from '../../service/label-dot.tsx';
import { FilterGroup, type FilterProps } from './filter-group.tsx';

/** The operator's labels; one at a time. */
export function LabelFilter({ filters, onChange }: FilterProps) {
  const numbers = useNumbers();
  const t = useTranslations('catalogue.filters');
  const { data: labels = [] } = useQuery(labelsQuery(useServices()));
  if (labels.length === 0) return null;
  return (
    <FilterGroup name={t('labels')}>
      <div className="grid grid-cols-2 gap-x-3">
        {labels.map(({ slug, name, color, services_count }) => (
          <Checkbox
            key={slug}
            checked={filters.label === slug}
            onChange={({ target }) => onChange({ label: target.checked ? slug : undefined })}
          >
            <span className="flex min-w-0 items-center gap-1.5">
              {color && <LabelDot color={color} />}
              <span className="min-w-0 truncate">{name}</span>
              <span className="text-ink-faint text-note tabular-nums">{numbers.count(services_count)}</span>
            </span>
          </Checkbox>
        ))}
      </div>
    </FilterGroup>
  );
}
