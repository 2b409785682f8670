import type { OrderDetails } from '@marquee/contract/generated/ordering.ts';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { LinkChip } from '../../../ui/text/link-chip.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

type Promoted = Pick<OrderDetails['promotable'], 'url' | 'embed_url' | 'snippet'>;

/** The promoted page. Nothing of another site is loaded before the reader asks for it. */
export function LinkPreview({ promotable: { url, embed_url, snippet } }: { promotable: Promoted }) {
  const t = useTranslations('orders.facts');
  const common = useTranslations('common.states');
  if (url === '') return null;
  const picture = snippet?.thumbnail;
  return (
    <div className="rounded-md border border-line px-2.5 py-1.5">
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 flex-1">
          <LinkChip
            href={url}
            {...(snippet ? { title: snippet.title } : {})}
            {...(picture?.startsWith('/') ? { thumbnail: picture } : {})}
          />
        </span>
        <CopyButton text={url} label={t('copy')} copiedLabel={common('copied')} />
      </div>
      {embed_url && <Embed key={embed_url} url={embed_url} title={snippet?.title ?? url} />}
    </div>
  );
}

function Embed({ url, title }: { url: string; title: string }) {
  const t = useTranslations('orders.facts');
  const [isShown, setShown] = useState(false);
  if (isShown) {
    return (
      <iframe
        src={url}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin"
        className="mt-1.5 mb-1 aspect-video w-full rounded-sm bg-sunken"
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-2 pb-1">
      <Button
        size="small"
        icon={<Play className="size-4" aria-hidden="true" />}
        onClick={() => setShown(true)}
      >
        {t('showPreview')}
      </Button>
      <span className="min-w-0 flex-1 basis-48 text-12 text-ink-faint">
        {t('previewNote', { host: new URL(url).host })}
      </span>
    </div>
  );
}
