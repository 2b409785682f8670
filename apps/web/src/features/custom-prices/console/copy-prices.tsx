import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { LazyDialog } from '../../../ui/overlays/lazy-dialogs.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface CopyPricesProps {
  customerId: number;
  open: boolean;
  onClose(): void;
}

export function CopyPrices({ customerId, open, onClose }: CopyPricesProps) {
  const t = useTranslations('adminPrices.copying');
  const close = useTranslations('common.actions')('close');
  return (
    <LazyDialog open={open} onClose={onClose} title={t('title')} text={t('text')} closeLabel={close}>
      {open && <CopyForm customerId={customerId} onCopied={onClose} />}
    </LazyDialog>
  );
}

type Preview = Awaited<ReturnType<ReturnType<typeof useCopyCalls>['preview']>>;

function useCopyCalls(customerId: number) {
  const { call } = useServices();
  const params = { id: customerId };
  return {
    preview: async (from: string) => (await call('previewPriceCopy', { params, query: { from } })).data,
    copy: async (from_id: number, replaces: boolean) =>
      (await call('copyCustomPrices', { params, body: { from_id, replaces } })).data,
  };
}

/** First whom and how many, then the copy. */
function CopyForm({ customerId, onCopied }: { customerId: number; onCopied(): void }) {
  const t = useTranslations('adminPrices.copying');
  const calls = useCopyCalls(customerId);
  const [from, setFrom] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const form = useForm(async () => setPreview(await calls.preview(from.trim())));
  return (
    <div className="flex flex-col gap-5">
      <form {...form.form} className="flex flex-col gap-3">
        <TextField
          label={t('from')}
          hint={t('fromHint')}
          name="from"
          autoComplete="off"
          maxLength={254}
          value={from}
          onValueChange={(text) => {
            form.clear('from');
            setPreview(undefined);
            setFrom(text);
          }}
          error={form.error('from')}
        />
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        {!preview && (
          <Button type="submit" variant="primary" loading={form.isSending}>
            {t('look')}
          </Button>
        )}
      </form>
      {preview && <CopyDecision preview={preview} copy={calls.copy} onCopied={onCopied} />}
    </div>
  );
}

interface CopyDecisionProps {
  preview: Preview;
  copy: ReturnType<typeof useCopyCalls>['copy'];
  onCopied(): void;
}

function CopyDecision({ preview, copy, onCopied }: CopyDecisionProps) {
  const t = useTranslations('adminPrices.copying');
  const services = useServices();
  const toast = useToast();
  const [replaces, setReplaces] = useState(false);
  const { from, added_count, replaced_count, unchanged_count } = preview;
  const count = added_count + (replaces ? replaced_count : 0);
  const form = useForm(async () => {
    const done = await copy(from.id, replaces);
    toast({ title: t('copied', { count: done.added_count + done.replaced_count }), tone: 'success' });
    onCopied();
    await refreshQueries(services, [consoleKeys.customPrices]);
  });
  return (
    <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-4" aria-live="polite">
      <CustomerCell customer={from} />
      <ul className="list-inside list-disc text-ink-soft">
        <li>{t('added', { count: added_count })}</li>
        <li>{t('differs', { count: replaced_count })}</li>
        <li>{t('same', { count: unchanged_count })}</li>
      </ul>
      {replaced_count > 0 && (
        <Checkbox checked={replaces} onChange={(event) => setReplaces(event.target.checked)}>
          {t('replace')}
        </Checkbox>
      )}
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      {count > 0 ? (
        <Button type="submit" variant="primary" loading={form.isSending}>
          {t('copy', { count })}
        </Button>
      ) : (
        <p className="font-medium">{t('nothing')}</p>
      )}
    </form>
  );
}
