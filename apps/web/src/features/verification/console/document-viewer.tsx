import type { StaffVerification } from '@marquee/contract/generated/console.ts';
import { ChevronLeft, ChevronRight, Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useKeys } from '../../../product/console/use-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { saveFetchedFile } from '../../../shell/files/fetch-file.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { fileAddress } from './api.ts';
import { DocumentPicture } from './document-picture.tsx';

/** Whole classes, because the content security policy allows no style attributes. */
const zooms = ['w-full', 'w-[150%]', 'w-[200%]', 'w-[300%]', 'w-[400%]'] as const;
const turns = 4;

/** One file at a time, large: plus and minus zoom, r turns, n and p go on and back; arrows scroll. */
export function DocumentViewer({ verification: { id, documents } }: { verification: StaffVerification }) {
  const t = useTranslations('adminSupport.verification');
  const steps = useTranslations('verification.steps');
  const [place, setPlace] = useState(0);
  const [zoom, setZoom] = useState(0);
  const [turn, setTurn] = useState(0);
  const document = documents[place];
  const go = (by: number) => {
    const next = place + by;
    if (next < 0 || next >= documents.length) return;
    setPlace(next);
    setZoom(0);
    setTurn(0);
  };
  const zoomBy = (by: number) => setZoom((now) => Math.min(zooms.length - 1, Math.max(0, now + by)));
  const rotate = () => setTurn((now) => (now + 1) % turns);
  const previous = () => go(-1);
  const next = () => go(1);
  useKeys(
    {
      '+': () => zoomBy(1),
      '=': () => zoomBy(1),
      '-': () => zoomBy(-1),
      r: rotate,
      n: next,
      p: previous,
    },
    { inDialog: true },
  );
  if (!document) return null;
  const isPicture = document.content_type !== 'application/pdf';
  const address = fileAddress(id, document.filename);
  return (
    <section aria-label={t('documents')} className="overflow-hidden rounded-md border border-line">
      <p aria-live="polite" className="border-line border-b px-3 py-2 font-medium">
        {steps(`${document.step}.title`)}{' '}
        <span className="text-ink-faint text-note tabular-nums">
          {t('place', { place: String(place + 1), total: String(documents.length) })}
        </span>
      </p>
      {isPicture ? (
        <DocumentPicture
          key={document.filename}
          address={address}
          name={document.original_name}
          width={zooms[zoom] ?? 'w-full'}
          turn={turn}
        />
      ) : (
        <PaperDownload address={address} name={document.original_name} />
      )}
      <div className="flex items-center gap-1 border-line border-t p-1">
        <IconButton
          icon={<ChevronLeft className="size-4" />}
          label={t('previous')}
          disabled={place === 0}
          onClick={previous}
        />
        <IconButton
          icon={<ChevronRight className="size-4" />}
          label={t('next')}
          disabled={place === documents.length - 1}
          onClick={next}
        />
        <span className="mx-auto text-ink-faint text-note">
          <Moment value={document.created_at} />
        </span>
        <IconButton
          icon={<ZoomOut className="size-4" />}
          label={t('zoomOut')}
          disabled={!isPicture || zoom === 0}
          onClick={() => zoomBy(-1)}
        />
        <IconButton
          icon={<ZoomIn className="size-4" />}
          label={t('zoomIn')}
          disabled={!isPicture || zoom === zooms.length - 1}
          onClick={() => zoomBy(1)}
        />
        <IconButton
          icon={<RotateCw className="size-4" />}
          label={t('rotate')}
          disabled={!isPicture}
          onClick={rotate}
        />
      </div>
    </section>
  );
}

/** A PDF is never opened in the page; saving it counts as a look, too. */
function PaperDownload({ address, name }: { address: string; name: string }) {
  const t = useTranslations('adminSupport.verification');
  const { isBusy, run } = useAction();
  return (
    <div className="grid h-80 place-items-center bg-sunken p-4">
      <Button
        loading={isBusy}
        icon={<Download className="size-4" aria-hidden="true" />}
        onClick={() => void run(() => saveFetchedFile(address, name))}
      >
        {t('download')}
      </Button>
    </div>
  );
}
