import { languageTag } from '@marquee/domain/locale/locales.ts';
import { useQuery } from '@tanstack/react-query';
import { FileText, Trash2 } from 'lucide-react';
import { useServices } from '../../lib/use-services.ts';
import { saveFetchedFile } from '../../shell/files/fetch-file.ts';
import { fileSize } from '../../shell/files/file-size.ts';
import { showImage } from '../../shell/overlays/image.tsx';
import { Moment } from '../../shell/preferences/moment.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type Document, fileAddress, pictureQuery } from './api.ts';

interface UploadedDocumentProps {
  document: Document;
  onRemove?: () => void;
}

/** The picture, large enough to check whether it is sharp. */
export function UploadedDocument({ document, onRemove }: UploadedDocumentProps) {
  const t = useTranslations('verification');
  const { locale } = useServices();
  const { style } = useNumbers();
  const { filename, original_name: name } = document;
  return (
    <div className="overflow-hidden rounded-md border border-line">
      {document.content_type === 'application/pdf' ? (
        <button
          type="button"
          onClick={() => saveFetchedFile(fileAddress(filename), name)}
          aria-label={t('look', { name })}
          className="grid h-40 w-full place-items-center bg-sunken text-icons transition-colors hover:bg-hover"
        >
          <FileText className="size-10" aria-hidden="true" />
        </button>
      ) : (
        <Picture filename={filename} name={name} />
      )}
      <div className="flex items-center gap-2 border-line border-t py-1 pe-1 ps-3">
        <p className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-medium">
            {name}
          </span>
          <span className="text-ink-faint text-note tabular-nums">
            {fileSize(document.size, languageTag(locale), style)} · <Moment value={document.created_at} />
          </span>
        </p>
        {onRemove && (
          <IconButton
            icon={<Trash2 className="size-4" />}
            label={`${t('remove.label')}: ${name}`}
            onClick={onRemove}
          />
        )}
      </div>
    </div>
  );
}

function Picture({ filename, name }: { filename: string; name: string }) {
  const t = useTranslations('verification');
  const { data: source } = useQuery({ ...pictureQuery(filename), enabled: !import.meta.env.SSR });
  if (!source) return <Skeleton className="h-40 w-full" />;
  return (
    <button
      type="button"
      onClick={() => showImage({ source, description: name })}
      aria-label={t('look', { name })}
      className="block h-40 w-full bg-sunken"
    >
      <img src={source} alt="" className="size-full object-contain" />
    </button>
  );
}
