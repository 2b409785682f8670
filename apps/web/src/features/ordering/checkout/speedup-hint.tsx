import type { CostResult } from '@marquee/contract/generated/ordering.ts';
import { Zap } from 'lucide-react';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** Says before the button is pressed that speed-up will be offered, and for how much. */
export function SpeedupHint({ cost: { total, totalWithSpeedup } }: { cost: CostResult }) {
  const t = useTranslations('ordering.speedup');
  const { between } = useAmountsTogether();
  if (totalWithSpeedup === null) return null;
  return (
    <p className="mt-2 flex items-center gap-1.5 text-ink-soft text-note">
      <Zap className="size-4 shrink-0 text-icons" aria-hidden="true" />
      {t('available', { amount: between(totalWithSpeedup, total) })}
    </p>
  );
}
