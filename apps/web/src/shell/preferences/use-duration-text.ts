import { splitMinutes } from '@marquee/domain/format/duration.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** Minutes as days, hours and minutes; zero parts are left out. */
export function useDurationText(): (minutes: number) => string {
  const t = useTranslations('common.durations');
  return (total) => {
    const { days, hours, minutes } = splitMinutes(total);
    const parts = [
      days > 0 && t('days', { count: days }),
      hours > 0 && t('hours', { count: hours }),
      (minutes > 0 || total === 0) && t('minutes', { count: minutes }),
    ];
    return parts.filter((part) => part !== false).join(' ');
  };
}
