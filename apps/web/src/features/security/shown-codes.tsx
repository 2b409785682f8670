import { Check, Copy, Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useCopied } from '../../ui/actions/use-copied.ts';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';

/** The one moment recovery codes can be seen. */
export function ShownCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const t = useTranslations('security.recovery');
  const actions = useTranslations('common.actions');
  const text = codes.join('\n');
  const { copied, copy } = useCopied(text);
  return (
    <LazyDialog
      open={codes.length > 0}
      onClose={onClose}
      title={t('shownTitle')}
      text={t('shownText')}
      closeLabel={actions('close')}
      width="narrow"
    >
      <ol className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-sunken p-4 font-mono tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          icon={copied ? <Check className="size-4 text-success-text" /> : <Copy className="size-4" />}
          onClick={copy}
        >
          {copied ? t('copied') : t('copy')}
        </Button>
        <Button
          icon={<Download className="size-4" />}
          onClick={() => saveFile('recovery-codes.txt', 'text/plain', `${text}\n`)}
        >
          {t('download')}
        </Button>
        <Button variant="primary" className="ml-auto" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </LazyDialog>
  );
}
