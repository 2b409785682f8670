import { trackIntervals } from '@marquee/domain/campaigns/campaign.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { countriesQuery } from '../../../product/countries/countries-query.ts';
import type { FormState } from '../../../shell/forms/use-form.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { CampaignDraft } from './campaign-draft.ts';
import { CountryChoice } from './country-choice.tsx';
import { KeywordField } from './keyword-field.tsx';
import { addKeywords } from './keyword-list.ts';
import { KeywordSuggestions } from './keyword-suggestions.tsx';

interface CampaignFieldsProps {
  draft: CampaignDraft;
  form: FormState;
  onChange(changes: Partial<CampaignDraft>): void;
}

/** What can be chosen for a new campaign and changed later. */
export function CampaignFields({ draft, form, onChange }: CampaignFieldsProps) {
  const t = useTranslations('campaigns');
  const [typed, setTyped] = useState('');
  const { data: countries = [] } = useQuery(countriesQuery(useServices()));
  const country = draft.countries[0] ?? 'GB';
  return (
    <>
      <CountryChoice
        chosen={draft.countries}
        error={fieldError(form, 'countries', draft.countries.length)}
        onChange={(chosen) => onChange({ countries: chosen })}
      />
      <KeywordField
        keywords={draft.keywords}
        error={fieldError(form, 'keywords', draft.keywords.length)}
        onChange={(keywords) => onChange({ keywords })}
        typed={typed}
        onType={setTyped}
      />
      <KeywordSuggestions
        seed={typed.trim() || (draft.keywords.at(-1) ?? '')}
        country={country}
        countryName={countries.find(({ iso_code_2 }) => iso_code_2 === country)?.name ?? country}
        keywords={draft.keywords}
        onAdd={(keyword) => onChange({ keywords: addKeywords(draft.keywords, keyword) })}
      />
      <div className="flex flex-col gap-1.5">
        <span className="font-medium" aria-hidden="true">
          {t('form.track')}
        </span>
        <Segmented
          label={t('form.track')}
          value={draft.track}
          options={trackIntervals.map((value) => ({ value, label: t(`track.${value}`) }))}
          onValueChange={(track) => onChange({ track })}
        />
        <p className="text-ink-faint text-note">{t('form.trackHint')}</p>
      </div>
      <Checkbox checked={draft.alerts} onChange={({ target }) => onChange({ alerts: target.checked })}>
        {t('form.alerts')}
      </Checkbox>
    </>
  );
}

/** The list's own message, or the first one about one of its entries. */
function fieldError(form: FormState, name: string, length: number): string | undefined {
  const own = form.error(name);
  if (own) return own;
  for (let index = 0; index < length; index += 1) {
    const message = form.error(`${name}.${index}`);
    if (message) return message;
  }
}
