import type { Campaign } from '@marquee/contract/generated/youtube.ts';
import { maxCampaignKeywords } from '@marquee/domain/campaigns/campaign.ts';
import { keywordKey } from '@marquee/domain/keywords/keyword-text.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { campaignKeys } from '../../product/campaigns/plan-queries.ts';
import { useAction } from '../../product/use-action.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Menu } from '../../ui/actions/menu.tsx';
import type { MenuEntry } from '../../ui/actions/menu-popup.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { openCampaignsQuery } from './api.ts';

/** The chosen keywords go to a new campaign, or to one that is there already. */
export function CampaignMenu({ keywords, country }: { keywords: readonly string[]; country: string }) {
  const t = useTranslations('keywords.campaign');
  const services = useServices();
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const { data: campaigns = [] } = useQuery({
    ...openCampaignsQuery(services),
    enabled: keywords.length > 0,
  });

  async function add({ id, title }: Campaign) {
    await run(
      async () => {
        const { data } = await services.call('getCampaign', { params: { id } });
        const all = together(
          data.keywords.map(({ keyword }) => keyword),
          keywords,
        );
        await services.call('changeCampaign', { params: { id }, body: { keywords: all } });
      },
      {
        done: () => ({
          title: t('added', { title }),
          tone: 'success',
          action: { label: t('view'), onPress: () => void navigate(`/youtube-campaign/${id}`) },
        }),
        refresh: [campaignKeys.all],
      },
    );
  }
  const create: MenuEntry = {
    kind: 'link',
    label: t('create'),
    icon: <Plus className="size-4" aria-hidden="true" />,
    href: `/youtube-campaign/create?keywords=${encodeURIComponent(keywords.join(','))}&country=${country}`,
  };
  const existing = campaigns.map(
    (campaign): MenuEntry => ({
      kind: 'action',
      label: campaign.title,
      onSelect: () => void add(campaign),
    }),
  );
  return (
    <Menu
      label={t('add')}
      entries={
        existing.length > 0 ? [create, { kind: 'heading', label: t('existing') }, ...existing] : [create]
      }
      trigger={(trigger) => (
        <Button
          {...trigger}
          size="small"
          variant={keywords.length > 0 ? 'primary' : 'secondary'}
          disabled={keywords.length === 0}
          loading={isBusy}
        >
          {t('add')}
        </Button>
      )}
    />
  );
}

/** Each keyword once, however it is written; a campaign takes no more than so many. */
function together(before: readonly string[], added: readonly string[]): string[] {
  const byKey = new Map([...added, ...before].map((keyword) => [keywordKey(keyword), keyword]));
  const order = [...new Set([...before, ...added].map(keywordKey))];
  return order.flatMap((key) => byKey.get(key) ?? []).slice(0, maxCampaignKeywords);
}
