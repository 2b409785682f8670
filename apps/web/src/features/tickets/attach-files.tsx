import { languageTag } from '@marquee/domain/locale/locales.ts';
import { Paperclip } from 'lucide-react';
import { useServices } from '../../lib/use-services.ts';
import { acceptedFiles, fileSize } from '../../shell/files/file-size.ts';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { FileRow } from '../../ui/forms/file-row.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { useAttachments } from './use-attachments.ts';

interface AttachFilesProps {
  attachments: ReturnType<typeof useAttachments>;
  /** Upload progress of all files together. */
  percent: number | undefined;
  /** The server's message about the file at this index. */
  refusal(index: number): string | undefined;
}

export function AttachFiles({ attachments, percent, refusal }: AttachFilesProps) {
  const t = useTranslations('tickets.files');
  const { locale } = useServices();
  const { style } = useNumbers();
  const { attached, add, remove, problem } = attachments;
  return (
    <div className="flex flex-col gap-2">
      {attached.length > 0 && (
        <ul className="flex flex-col gap-2">
          {attached.map(({ id, file, problem: unfit }, index) => {
            const about = { id, name: file.name, note: fileSize(file.size, languageTag(locale), style) };
            const reason = unfit ?? refusal(index);
            const state = reason
              ? { state: 'failed' as const, reason }
              : percent === undefined
                ? { state: 'done' as const }
                : { state: 'sending' as const, percent };
            return (
              <FileRow
                key={id}
                file={{ ...about, ...state }}
                removeLabel={t('remove', { name: file.name })}
                onRemove={() => remove(id)}
              />
            );
          })}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-3">
        <label
          className={classNames(
            buttonClass({ variant: 'quiet', size: 'small' }),
            'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
          )}
        >
          <Paperclip className="size-4" aria-hidden="true" />
          {t('add')}
          <input
            type="file"
            multiple
            accept={acceptedFiles}
            className="sr-only"
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = '';
              void add(files);
            }}
          />
        </label>
        <span
          role={problem ? 'alert' : undefined}
          className={classNames('text-note', problem ? 'text-danger-text' : 'text-ink-faint')}
        >
          {problem ?? t('hint')}
        </span>
      </div>
    </div>
  );
}
