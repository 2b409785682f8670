import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { keywordLimitQuery } from './api.ts';

/** What is left of the day's searches, and when there are new ones. */
export function LimitNote() {
  const t = useTranslations('keywords.limit');
  const { data: limit, isPending } = useQuery(keywordLimitQuery(useServices()));
  if (isPending) return <Skeleton className="h-10" />;
  if (!limit) return null;
  const label = t('left', { left: String(limit.left), limit: String(limit.limit) });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="min-w-52 flex-1">
        <ProgressBar
          label={label}
          value={limit.left}
          max={limit.limit}
          tone={limit.left === 0 ? 'warning' : 'primary'}
        />
      </div>
      <span className="text-ink-faint text-note">
        {t.rich('resets', { time: () => <Moment value={limit.resets_at} /> })}
      </span>
    </div>
  );
}
