import { mostCounted } from '@marquee/domain/queues/most-counted.ts';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** How much waits in a queue: `12`, or `1 000+` where the server has stopped counting. */
export function useWaitingCount(): (count: number) => string {
  const numbers = useNumbers();
  const t = useTranslations('admin.overview');
  return (count) => (count < mostCounted ? String(count) : t('many', { count: numbers.count(mostCounted) }));
}
