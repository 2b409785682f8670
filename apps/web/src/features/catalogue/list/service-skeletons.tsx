import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const rows = Array.from({ length: 10 }, (_, index) => index);

/** Has the shape of the list, so that nothing moves when the services arrive. */
export function ServiceSkeletons() {
  const t = useTranslations('common.states');
  return (
    <div
      className="overflow-clip rounded-lg border border-line bg-surface"
      role="status"
      aria-label={t('loading')}
    >
      {rows.map((row) => (
        <div key={row} className="flex min-h-18 items-center gap-3 border-line border-b px-4 last:border-0">
          <Skeleton className="size-8 rounded-md" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  );
}
