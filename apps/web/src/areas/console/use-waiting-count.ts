import { mostCounted } from '@marquee/domain/queues/most-counted.ts';
import { useTranslations } from 'use-intl';
import { useNumbers } from '../../ui/text/use-numbers.ts';

/** How much waits in a queue: `12`, or `1 000+` where the server has stopped counting. */
export function useWaitingCount(): (count: number) => string {
  const numbers = useNumbers();
  const t = useTranslations('admin.overview');
  return (count) => (count < mostCounted ? String(count) : t('many', { count: numbers.count(mostCounted) }));
}
