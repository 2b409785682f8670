import { useState } from 'react';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useAmounts } from './use-amounts.ts';

/** An amount that stands alone, rounded down. Where that hides something, pressing it shows every decimal. */
export function LoneAmount({ amount }: { amount: string }) {
  const t = useTranslations('common.amounts');
  const amounts = useAmounts();
  const [isExact, setExact] = useState(false);
  const [rounded, exact] = [amounts.balance(amount), amounts.exact(amount)];
  if (rounded === exact) return rounded;
  return (
    <button
      type="button"
      title={t('exactly', { amount: exact })}
      onClick={() => setExact(!isExact)}
      className="tap-area max-w-full cursor-pointer rounded-sm underline decoration-1 decoration-dotted decoration-line-strong underline-offset-4"
    >
      {isExact ? exact : rounded}
    </button>
  );
}
