import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** The name of a type of payment method, by the key that its declaration gives. */
export function useStrategyName(): (label: string) => string {
  const t = useTranslations('payments.strategies');
  return (label) => (t.has(label as 'balance') ? t(label as 'balance') : label);
}
