import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveBlob } from '../../lib/save-file.ts';
import { useShell } from '../../shell/shell-data.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { withoutScheme } from '../../ui/text/without-scheme.ts';
import { drawShareImage, type ShareFormat, shareFormats } from './draw-share-image.ts';

/** Pictures with the panel's name and colors, drawn in the browser. */
export function ShareImages({ link }: { link: string }) {
  const t = useTranslations('referrals.images');
  return (
    <Card title={t('title')} text={t('text')}>
      <div className="grid items-end gap-5 tablet:grid-cols-2">
        {(Object.keys(shareFormats) as ShareFormat[]).map((format) => (
          <ShareImage key={format} format={format} link={link} />
        ))}
      </div>
    </Card>
  );
}

function ShareImage({ format, link }: { format: ShareFormat; link: string }) {
  const t = useTranslations('referrals.images');
  const { panelName, colors } = useShell().settings;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [headline, hint] = [t('headline', { name: panelName }), t('hint')];
  const { headerLeft: from, headerRight: to } = colors.light;
  useEffect(() => {
    if (!canvas.current) return;
    drawShareImage(canvas.current, { format, headline, hint, link, colors: [from, to] });
  }, [format, headline, hint, link, from, to]);
  const save = () =>
    canvas.current?.toBlob((picture) => {
      if (picture) saveBlob(`${withoutScheme(link).split(/[/?]/)[0]}-${format}.png`, picture);
    });
  const { width, height } = shareFormats[format];
  return (
    <figure className="flex flex-col gap-3">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={`${headline}. ${link}`}
        className="h-auto w-full rounded-md border border-line"
      />
      <figcaption>
        <Button size="small" icon={<Download className="size-4" aria-hidden="true" />} onClick={save}>
          {t('download', { name: t(format) })}
        </Button>
      </figcaption>
    </figure>
  );
}
