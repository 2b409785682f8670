import type { CampaignStatus } from '@marquee/domain/campaigns/campaign.ts';
import { Status } from '../../ui/feedback/status.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const tones: Record<CampaignStatus, Tone> = { active: 'success', paused: 'warning', finished: 'neutral' };

export function CampaignStatusLabel({ status }: { status: CampaignStatus }) {
  const t = useTranslations('campaigns.statuses');
  return <Status tone={tones[status]}>{t(status)}</Status>;
}

/** `12.4`; a whole number has no decimals. */
export const positionText = (position: number | null) =>
  position === null ? '–' : String(Math.round(position * 10) / 10);
