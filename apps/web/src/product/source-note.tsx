import type { Source } from '@marquee/contract/generated/youtube.ts';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Moment } from '../shell/preferences/moment.tsx';
import { Badge } from '../ui/feedback/badge.tsx';
import { useTranslations } from '../ui/text/use-translations.tsx';

type SourceNoteProps = {
  source: Source;
  /** What the reader can do about it, such as connecting again. */
  action?: ReactNode;
};

/** Where a page's figures come from, how old they are, and why they may be. Needs the phrases `videoSource`. */
export function SourceNote({ source, action }: SourceNoteProps) {
  const t = useTranslations('videoSource');
  return (
    <section aria-label={t('label')} className="flex min-w-0 flex-col gap-2">
      {source.state !== 'ok' && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-warning-soft px-3.5 py-3 text-warning-text"
        >
          <p className="flex min-w-60 flex-1 gap-2.5">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {t(`states.${source.state}`)}
          </p>
          {action}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-note">
        {source.kind === 'sample' && (
          <>
            <Badge tone="info">{t('sample.badge')}</Badge>
            <span>{t('sample.text')}</span>
          </>
        )}
        {source.updated_at && <UpdateTime phrase="updated" at={source.updated_at} />}
        {source.next_update_at && <UpdateTime phrase="nextUpdate" at={source.next_update_at} />}
      </div>
    </section>
  );
}

function UpdateTime({ phrase, at }: { phrase: 'updated' | 'nextUpdate'; at: string }) {
  const t = useTranslations('videoSource');
  return <span>{t.rich(phrase, { time: () => <Moment value={at} /> })}</span>;
}
