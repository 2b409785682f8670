import type { CampaignDetails } from '@marquee/contract/generated/youtube.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { campaignKeys, campaignSubscriptionQuery } from '../../../product/campaigns/plan-queries.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LazySideSheet } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type CampaignDraft, campaignDraft, slotsOf } from '../form/campaign-draft.ts';
import { CampaignFields } from '../form/campaign-fields.tsx';
import { SlotsLeft } from '../form/slots-left.tsx';

interface EditSheetProps {
  campaign: CampaignDetails;
  open: boolean;
  onClose(): void;
}

export function EditSheet({ campaign, open, onClose }: EditSheetProps) {
  const t = useTranslations('campaigns.detail');
  const common = useTranslations('common.actions');
  return (
    <LazySideSheet open={open} onClose={onClose} title={t('editTitle')} closeLabel={common('close')}>
      {open && <EditForm campaign={campaign} onDone={onClose} />}
    </LazySideSheet>
  );
}

function EditForm({ campaign, onDone }: { campaign: CampaignDetails; onDone(): void }) {
  const common = useTranslations('common');
  const services = useServices();
  const toast = useToast();
  const { data: subscription } = useQuery(campaignSubscriptionQuery(services));
  const [before] = useState(() => campaignDraft(campaign));
  const [draft, setDraft] = useState<CampaignDraft>(before);
  const form = useForm(async () => {
    const body = { ...draft, countries: [...draft.countries], keywords: [...draft.keywords] };
    await services.call('changeCampaign', { params: { id: String(campaign.id) }, body });
    toast({ title: common('states.saved'), tone: 'success' });
    await refreshQueries(services, [campaignKeys.all]);
    onDone();
  });
  const change = (changes: Partial<CampaignDraft>) => {
    for (const name of Object.keys(changes)) form.clear(name);
    setDraft((current) => ({ ...current, ...changes }));
  };
  const hasPlan = subscription?.campaign_tariff && campaign.status === 'active';
  return (
    <form {...form.form} className="flex flex-col gap-5">
      <CampaignFields draft={draft} form={form} onChange={change} />
      {hasPlan && <SlotsLeft draft={draft} subscription={subscription} ownSlots={slotsOf(before)} />}
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={form.isSending}>
          {common('actions.save')}
        </Button>
        <Button onClick={onDone}>{common('actions.cancel')}</Button>
      </div>
    </form>
  );
}
