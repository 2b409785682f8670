import { Paperclip } from 'lucide-react';
import { acceptedFiles, shrinkPicture } from '../../shell/files/file-size.ts';
import { buttonClass } from '../../ui/actions/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface PaymentProofProps {
  proof: File | undefined;
  onChange(proof: File): void;
  className?: string;
}

/** A picture of the transfer or its receipt: whoever checks the payment finds it faster. */
export function PaymentProof({ proof, onChange, className }: PaymentProofProps) {
  const t = useTranslations('overlays.manualPayment');
  return (
    <div className={classNames('flex flex-wrap items-center gap-3', className)}>
      <label
        className={classNames(
          buttonClass({ variant: 'quiet', size: 'small' }),
          'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
        )}
      >
        <Paperclip className="size-4" aria-hidden="true" />
        {t('proof')}
        <input
          type="file"
          accept={acceptedFiles}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void shrinkPicture(file).then(onChange);
          }}
        />
      </label>
      <span role="status" className="min-w-0 truncate text-ink-faint text-note">
        {proof?.name ?? t('proofHint')}
      </span>
    </div>
  );
}
