import type { CampaignKeyword } from '@marquee/contract/generated/youtube.ts';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** Places won or lost since the look-up before, with an arrow and words for those who see no colour. */
export function PositionChange({ change }: Pick<CampaignKeyword, 'change'>) {
  const t = useTranslations('campaigns.detail');
  if (change === null) return <span className="text-ink-faint">–</span>;
  const [Arrow, tone, text] =
    change > 0
      ? ([ArrowUp, 'text-success-text', t('up', { count: String(change) })] as const)
      : change < 0
        ? ([ArrowDown, 'text-danger-text', t('down', { count: String(-change) })] as const)
        : ([Minus, 'text-ink-faint', t('same')] as const);
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap tabular-nums ${tone}`}>
      <Arrow className="size-3.5" aria-hidden="true" />
      <span aria-hidden="true">{change === 0 ? 0 : Math.abs(change)}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
