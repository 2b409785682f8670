import type { VerificationStep } from '@marquee/domain/verification/verification.ts';
import { Camera } from 'lucide-react';
import { acceptedFiles } from '../../shell/files/file-size.ts';
import { confirm } from '../../shell/overlays/confirm.tsx';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { Status } from '../../ui/feedback/status.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { Document } from './api.ts';
import { UploadedDocument } from './uploaded-document.tsx';
import type { Upload } from './use-documents.ts';

interface CameraButtonProps {
  facing: 'user' | 'environment';
  onFile(file: File): void;
}

interface StepCardProps {
  step: VerificationStep;
  number: number;
  document: Document | undefined;
  sending: Upload | undefined;
  canChange: boolean;
  onFile(file: File): void;
  onRemove(filename: string): void;
  onForget(): void;
}

export function StepCard(props: StepCardProps) {
  const { step, number, document, sending, canChange, onFile, onRemove, onForget } = props;
  const t = useTranslations('verification');
  const percent = usePercent();
  const askToRemove = async (filename: string) => {
    const question = { title: t('remove.title'), text: t('remove.text'), agree: t('remove.label') };
    if (await confirm({ ...question, danger: true })) onRemove(filename);
  };
  const rows = sending ? [rowOf(sending, percent)] : [];
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4 tablet:p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-semibold text-16">
          <span className="text-ink-faint tabular-nums">{number}. </span>
          {t(`steps.${step}.title`)}
        </h2>
        <span className="shrink-0 pt-0.5 text-note">
          <Status tone={document ? 'success' : 'neutral'}>{document ? t('done') : t('missing')}</Status>
        </span>
      </div>
      <p className="mt-1 text-pretty text-ink-soft">{t(`steps.${step}.text`)}</p>
      <div className="mt-4 flex flex-1 flex-col justify-end gap-2">
        {document && !sending ? (
          <UploadedDocument
            document={document}
            onRemove={canChange ? () => askToRemove(document.filename) : undefined}
          />
        ) : (
          <>
            <FileDrop
              label={t('drop')}
              hint={t('hint')}
              accept={acceptedFiles}
              disabled={!canChange || sending?.state === 'sending'}
              files={rows}
              onFiles={([file]) => file && onFile(file)}
              onRemove={onForget}
              removeLabel={(name) => `${t('remove.label')}: ${name}`}
            />
            {sending?.state !== 'sending' && (
              <CameraButton facing={step === 'selfie' ? 'user' : 'environment'} onFile={onFile} />
            )}
          </>
        )}
      </div>
    </li>
  );
}

function rowOf(sending: Upload, percent: (fraction: number) => string) {
  const about = { id: sending.name, name: sending.name };
  return sending.state === 'sending'
    ? {
        ...about,
        state: sending.state,
        note: percent(Math.round(sending.percent) / 100),
        percent: sending.percent,
      }
    : { ...about, state: sending.state, note: '', reason: sending.reason };
}

/** Touch devices have a camera, so it opens directly. */
function CameraButton({ facing, onFile }: CameraButtonProps) {
  const t = useTranslations('verification');
  return (
    <div className="tablet:hidden tablet:pointer-coarse:block">
      <label
        className={classNames(
          buttonClass({ variant: 'secondary', wide: true }),
          'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
        )}
      >
        <Camera className="size-4" aria-hidden="true" />
        {t('photo')}
        <input
          type="file"
          accept="image/*"
          capture={facing}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
    </div>
  );
}
