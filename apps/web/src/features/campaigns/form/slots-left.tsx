import type { CampaignSubscription } from '@marquee/contract/generated/youtube.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type CampaignDraft, slotsOf } from './campaign-draft.ts';

interface SlotsLeftProps {
  draft: CampaignDraft;
  subscription: CampaignSubscription;
  /** What the campaign that is being edited uses already. */
  ownSlots?: number;
}

/** Keywords times countries, and what the plan has left for them. */
export function SlotsLeft({ draft, subscription, ownSlots = 0 }: SlotsLeftProps) {
  const numbers = useNumbers();
  const t = useTranslations('campaigns.form');
  const slots = slotsOf(draft);
  const left = slotsLeft(subscription, ownSlots) - slots;
  const isOver = left < 0;
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md px-3.5 py-3 ${isOver ? 'bg-danger-soft text-danger-text' : 'bg-sunken'}`}
    >
      <p aria-live="polite" className="tabular-nums">
        <span className="text-ink-soft">
          {t('counted', {
            keywords: numbers.count(draft.keywords.length),
            countries: numbers.count(Math.max(1, draft.countries.length)),
            slots,
            shown: numbers.count(slots),
          })}
        </span>{' '}
        <span className="font-medium">
          {isOver
            ? t('slotsOver', { count: -left, shown: numbers.count(-left) })
            : t('slotsLeft', { count: left, shown: numbers.count(left) })}
        </span>
      </p>
      {isOver && (
        <LinkButton size="small" href="/plans-and-pricing">
          {t('upgrade')}
        </LinkButton>
      )}
    </div>
  );
}

const slotsLeft = (subscription: CampaignSubscription, ownSlots: number) =>
  (subscription.campaign_tariff?.keywords_limit ?? 0) - subscription.tracked_keywords + ownSlots;
