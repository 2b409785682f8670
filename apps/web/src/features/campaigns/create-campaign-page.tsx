import type { CampaignSubscription } from '@marquee/contract/generated/youtube.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { useSendOnce } from '../../lib/send-once.ts';
import { useServices } from '../../lib/use-services.ts';
import { PlanCards } from '../../product/campaigns/plan-cards.tsx';
import {
  campaignKeys,
  campaignSubscriptionQuery,
  tariffPlansQuery,
} from '../../product/campaigns/plan-queries.ts';
import { countriesQuery } from '../../product/countries/countries-query.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type CampaignDraft, campaignDraft } from './form/campaign-draft.ts';
import { CampaignFields } from './form/campaign-fields.tsx';
import { addKeywords } from './form/keyword-list.ts';
import { SlotsLeft } from './form/slots-left.tsx';
import { VideoField } from './form/video-field.tsx';

export const load: PageModule['load'] = async (services) => {
  await Promise.all([
    services.queryClient.ensureQueryData(campaignSubscriptionQuery(services)),
    services.queryClient.ensureQueryData(tariffPlansQuery(services)),
    services.queryClient.ensureQueryData(countriesQuery(services)),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().campaigns?.form.title ?? '',
});

export function Page() {
  const t = useTranslations('campaigns');
  const services = useServices();
  const { data: subscription } = useQuery(campaignSubscriptionQuery(services));
  const { data: plans = [] } = useQuery(tariffPlansQuery(services));
  if (!subscription) return null;
  const hasPlan = subscription.status === 'trial' || subscription.status === 'active';
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t('trail')}
            items={[{ label: t('title'), href: '/youtube-campaign' }, { label: t('form.title') }]}
          />
        }
        title={t('form.title')}
        text={t('form.lead')}
      />
      {hasPlan ? (
        <CreateForm subscription={subscription} />
      ) : (
        <Card title={t('form.choosePlan')} text={t('empty.needsPlan')}>
          <PlanCards plans={plans} returnTo="/youtube-campaign/create" />
        </Card>
      )}
    </>
  );
}

function CreateForm({ subscription }: { subscription: CampaignSubscription }) {
  const t = useTranslations('campaigns.form');
  const services = useServices();
  const navigate = useNavigate();
  const toast = useToast();
  const sendOnce = useSendOnce();
  const [query] = useSearchParams();
  const [url, setUrl] = useState(query.get('url') ?? '');
  const [draft, setDraft] = useState<CampaignDraft>(() => fromAddress(query));
  const form = useForm(async () => {
    const body = {
      url: url.trim(),
      ...draft,
      countries: [...draft.countries],
      keywords: [...draft.keywords],
    };
    const { data } = await sendOnce(body, (idempotencyKey) =>
      services.call('createCampaign', { body }, { idempotencyKey }),
    );
    toast({ title: t('created'), tone: 'success' });
    await refreshQueries(services, [campaignKeys.all]);
    await navigate(`/youtube-campaign/${data.id}`);
  });
  const change = (changes: Partial<CampaignDraft>) => {
    for (const name of Object.keys(changes)) form.clear(name);
    setDraft((before) => ({ ...before, ...changes }));
  };
  return (
    <Card className="max-w-[760px]">
      <form {...form.form} className="flex flex-col gap-5">
        <VideoField
          url={url}
          error={form.error('url')}
          onChange={(next) => {
            form.clear('url');
            setUrl(next);
          }}
        />
        <CampaignFields draft={draft} form={form} onChange={change} />
        <SlotsLeft draft={draft} subscription={subscription} />
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <Button type="submit" variant="primary" className="self-start" loading={form.isSending}>
          {t('create')}
        </Button>
      </form>
    </Card>
  );
}

/** The keyword tool hands over what was chosen there. */
function fromAddress(query: URLSearchParams): CampaignDraft {
  const country = query.get('country') ?? '';
  return {
    ...campaignDraft(),
    keywords: addKeywords([], [query.get('keywords'), ...query.getAll('keyword')].join('\n')),
    countries: /^[A-Z]{2}$/.test(country) ? [country] : [],
  };
}
