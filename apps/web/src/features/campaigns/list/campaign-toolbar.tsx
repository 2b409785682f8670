import { type CampaignStatus, campaignStatuses, trackIntervals } from '@marquee/domain/campaigns/campaign.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { SearchOnEnter } from '../../../ui/forms/filter-fields.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { CampaignFilters } from './campaign-filters.ts';

interface CampaignToolbarProps {
  filters: CampaignFilters;
  totals: Record<CampaignStatus, number>;
  countries: readonly { iso_code_2: string; name: string }[];
  onSet(changes: Record<string, string>): void;
  onClear(): void;
}

export function CampaignToolbar({ filters, totals, countries, onSet, onClear }: CampaignToolbarProps) {
  const numbers = useNumbers();
  const t = useTranslations('campaigns');
  const common = useTranslations('common.actions');
  const { status, track, country, search } = filters;
  const named = [
    ['status', status && t(`statuses.${status}`)],
    ['track', track && t(`track.${track}`)],
    ['country', country && (countries.find(({ iso_code_2 }) => iso_code_2 === country)?.name ?? country)],
    ['search', search],
  ] as const;
  const active = named.flatMap(([id, label]) =>
    label
      ? [
          {
            id,
            label,
            removeLabel: t('filters.remove', { name: label }),
            onRemove: () => onSet({ [id]: '' }),
          },
        ]
      : [],
  );
  const choices = [
    {
      name: 'status',
      label: t('columns.status'),
      all: t('filters.allStatuses'),
      value: status,
      options: campaignStatuses.map((value) => ({
        value,
        label: `${t(`statuses.${value}`)} (${numbers.count(totals[value])})`,
      })),
    },
    {
      name: 'track',
      label: t('columns.track'),
      all: t('filters.allTracks'),
      value: track,
      options: trackIntervals.map((value) => ({ value, label: t(`track.${value}`) })),
    },
    {
      name: 'country',
      label: t('filters.country'),
      all: t('filters.allCountries'),
      value: country,
      options: countries.map(({ iso_code_2, name }) => ({ value: iso_code_2, label: name })),
    },
  ];
  return (
    <FilterBar
      search={
        <SearchOnEnter
          label={t('filters.search')}
          value={search ?? ''}
          onSearch={(next) => onSet({ search: next })}
        />
      }
      active={active}
      labels={{
        filters: t('filters.title'),
        clear: t('filters.clear'),
        done: t('filters.done'),
        close: common('close'),
      }}
      onClear={onClear}
    >
      {choices.map(({ name, label, all, value, options }) => (
        <Field key={name} label={label} hideLabel>
          {(control) => (
            <Select
              {...control}
              className="tablet:max-w-48"
              value={value ?? ''}
              placeholder={all}
              onChange={({ target }) => onSet({ [name]: target.value })}
              options={options}
            />
          )}
        </Field>
      ))}
    </FilterBar>
  );
}
