import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { countriesQuery } from '../../product/countries/countries-query.ts';
import { SourceNote } from '../../product/source-note.tsx';
import { orNotFound } from '../../shell/errors/or-not-found.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { campaignQuery, keywordsQuery, lookAgainAfter } from './api.ts';
import { CampaignActions } from './detail/campaign-actions.tsx';
import { CampaignHead, CampaignTiles } from './detail/campaign-head.tsx';
import { KeywordTable } from './detail/keyword-table.tsx';
import { PositionChart } from './detail/position-chart.tsx';

export const load: PageModule['load'] = async (services, { params }) => {
  const { queryClient } = services;
  const id = params.id ?? '';
  const campaign = await orNotFound(queryClient.ensureQueryData(campaignQuery(services, id)), 'page');
  await Promise.all([
    queryClient.ensureQueryData(keywordsQuery(services, id, campaign.countries[0], undefined)),
    queryClient.ensureQueryData(countriesQuery(services)),
  ]);
};

export const head: PageModule['head'] = ({ queryClient, ...services }, { params }) => ({
  title: queryClient.getQueryData(campaignQuery(services, params.id ?? '').queryKey)?.title ?? '',
});

export function Page() {
  const { id = '' } = useParams();
  const t = useTranslations('campaigns');
  const { data: campaign } = useQuery({
    ...campaignQuery(useServices(), id),
    refetchInterval: ({ state }) => ((state.data?.waiting_checks ?? 0) > 0 ? lookAgainAfter : false),
  });
  const [query, setQuery] = useSearchParams();
  const top = useRef<HTMLDivElement>(null);
  useKeptFocus(top);
  if (!campaign) return null;
  const country = campaign.countries.find((code) => code === query.get('country')) ?? campaign.countries[0];
  return (
    <>
      <div ref={top}>
        <PageHeader
          breadcrumb={
            <Breadcrumb
              label={t('trail')}
              items={[{ label: t('title'), href: '/youtube-campaign' }, { label: `#${campaign.id}` }]}
            />
          }
          title={<span dir="auto">{campaign.title || campaign.url}</span>}
          actions={<CampaignActions campaign={campaign} />}
        />
      </div>
      <div className="flex flex-col gap-5">
        <CampaignHead campaign={campaign} />
        <SourceNote source={campaign.source} />
        <CampaignTiles campaign={campaign} />
        {campaign.countries.length > 1 && (
          <CountryTabs
            countries={campaign.details.countries}
            country={country}
            onChange={(next) => setQuery({ country: next }, { replace: true, preventScrollReset: true })}
          />
        )}
        <PositionChart key={`chart ${country}`} campaign={campaign} country={country} />
        <KeywordTable key={`table ${country}`} campaign={campaign} country={country} />
      </div>
    </>
  );
}

interface CountryTabsProps {
  countries: readonly { iso_code_2: string; name: string }[];
  country: string | undefined;
  onChange(country: string): void;
}

/** Beyond this the names would not fit beside each other. */
const mostTabs = 5;

function CountryTabs({ countries, country = '', onChange }: CountryTabsProps) {
  const t = useTranslations('campaigns.detail');
  const options = countries.map(({ iso_code_2, name }) => ({ value: iso_code_2, label: name }));
  return options.length > mostTabs ? (
    <Select
      aria-label={t('country')}
      className="max-w-80"
      value={country}
      options={options}
      onChange={({ target }) => onChange(target.value)}
    />
  ) : (
    <Segmented
      label={t('country')}
      className="self-start"
      value={country}
      options={options}
      onValueChange={onChange}
    />
  );
}
