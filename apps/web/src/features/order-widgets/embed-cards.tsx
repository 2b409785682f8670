import type { OrderWidgetView } from '@marquee/contract/generated/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { originQuery } from '../../product/reseller/sample-values.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CodeBlock } from '../../ui/text/code-block.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { embedCode } from './widget-draft.ts';

export function EmbedCard({ widget }: { widget: OrderWidgetView }) {
  const t = useTranslations('widgets.embed');
  const common = useTranslations('common');
  const origin = useQuery(originQuery).data ?? '';
  return (
    <Card title={t('title')} text={t('text')}>
      <div className="flex flex-col gap-4">
        {widget.allowed_origins.length === 0 && <Notice tone="danger">{t('noSites')}</Notice>}
        <CodeBlock
          code={embedCode(origin, widget.api_token)}
          copyLabel={common('actions.copy')}
          copiedLabel={common('states.copied')}
        />
      </div>
    </Card>
  );
}

const tallest = 4000;

/** The real form, as the partner's visitors see it. */
export function PreviewCard({ widget }: { widget: OrderWidgetView }) {
  const t = useTranslations('widgets.preview');
  const { locale } = useServices();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const shown = frame.current;
      if (!shown || origin !== location.origin || source !== shown.contentWindow) return;
      const height = readHeight(data);
      // Set by script: the pages' policy allows no style attributes.
      if (height !== undefined) shown.style.height = `${height}px`;
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  const greet = () =>
    frame.current?.contentWindow?.postMessage({ source: 'marquee-host', type: 'hello' }, location.origin);
  const isShown = widget.is_enabled && !widget.is_blocked;
  // A new look is a new page: the key makes the browser load it again.
  const { api_token, theme, color, language, service_id, service_type_id } = widget;
  const look = [api_token, theme, color, language, service_id, service_type_id].join(' ');
  return (
    <Card title={t('title')} text={isShown ? t('text') : t('off')}>
      {isShown && (
        <iframe
          key={look}
          ref={frame}
          src={`/widget/${api_token}?locale=${locale}`}
          title={t('title')}
          onLoad={greet}
          className="h-120 w-full rounded-md border border-line"
        />
      )}
    </Card>
  );
}

function readHeight(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (!('source' in data) || data.source !== 'marquee-widget' || !('height' in data)) return undefined;
  const { height } = data;
  return typeof height === 'number' && height > 0 && height <= tallest ? Math.ceil(height) : undefined;
}
