import type { ChildPanelView } from '@marquee/contract/generated/earn.ts';
import type { ChildPanelStatus } from '@marquee/domain/child-panels/child-panel.ts';
import { useDates } from '../../shell/preferences/use-dates.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const tones: Record<ChildPanelStatus, Tone> = {
  pending_dns: 'info',
  active: 'success',
  expired: 'warning',
  frozen: 'danger',
  terminated: 'neutral',
};

export function PanelStatus({ status }: { status: ChildPanelStatus }) {
  const t = useTranslations('childPanels.status');
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}

/** What the status means for the panel, and what happens next. */
export function usePanelAbout(): (panel: ChildPanelView) => string {
  const t = useTranslations('childPanels.about');
  const { day } = useDates();
  return (panel) => {
    const { status, changes_at, is_held, renews } = panel;
    const date = changes_at && day(changes_at);
    const sentences = {
      pending_dns: [t('pending_dns'), date && t('giveUp', { date })],
      active: [date && t(renews ? 'renews' : 'ends', { date })],
      expired: [t('expired'), date && t('expiredUntil', { date })],
      frozen: is_held ? [t('held')] : [t('frozen'), date && t('frozenUntil', { date })],
      terminated: [t('terminated'), canRenew(panel) && t('revive')],
    };
    return sentences[status].filter(Boolean).join(' ');
  };
}

/** Paying opens again what was closed for not paying; what staff closed only staff open. */
export function canRenew({ status, is_held, expired_at }: ChildPanelView): boolean {
  return status !== 'pending_dns' && !is_held && expired_at !== null;
}

/** Its shop answers, and its owner may sign in there. */
export function isReachable({ status }: ChildPanelView): boolean {
  return status === 'active' || status === 'expired';
}
