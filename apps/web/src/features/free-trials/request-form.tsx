import type { FreeTrialQuest } from '@marquee/contract/generated/earn.ts';
import { useState } from 'react';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { useServices } from '../../lib/use-services.ts';
import { freeTrialKeys } from '../../product/query-keys.ts';
import { acceptedFiles, largestFile, shrinkPicture } from '../../shell/files/file-size.ts';
import { sendForm } from '../../shell/files/send-form.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export function RequestForm({ quest }: { quest: FreeTrialQuest }) {
  const t = useTranslations('freeTrials.form');
  const labels = useTranslations('common.words');
  const { form, values, change, file, choose, fileRows } = useRequest(quest);
  const takesBoth = quest.allow_proof_url && quest.allow_proof_file;
  const optional = quest.proof_is_required && !takesBoth ? undefined : labels('optional');
  return (
    <Card title={t('title')}>
      <form {...form.form} className="flex flex-col gap-5">
        <TextField
          label={t('url')}
          hint={quest.example_link ? t('urlHint', { example: quest.example_link }) : undefined}
          inputMode="url"
          autoComplete="off"
          maxLength={2048}
          value={values.url}
          onValueChange={change('url')}
          error={form.error('url')}
        />
        {takesBoth && quest.proof_is_required && (
          <p className="-mb-2 text-ink-soft text-note">{t('proofNeeded')}</p>
        )}
        {quest.allow_proof_url && (
          <TextField
            label={t('proofUrl')}
            hint={t('proofUrlHint')}
            note={optional}
            inputMode="url"
            autoComplete="off"
            maxLength={2048}
            value={values.proof_url}
            onValueChange={change('proof_url')}
            error={form.error('proof_url')}
          />
        )}
        {quest.allow_proof_file && (
          <div className="flex flex-col gap-1.5">
            <FileDrop
              label={t('proofFile')}
              hint={t('proofFileHint')}
              accept={acceptedFiles}
              disabled={form.isSending}
              files={fileRows}
              onFiles={([chosen]) => choose(chosen)}
              onRemove={() => choose(undefined)}
              removeLabel={(name) => t('removeFile', { name })}
            />
            {!file && form.error('file') && <Notice tone="danger">{form.error('file')}</Notice>}
          </div>
        )}
        {(quest.allow_proof_url || quest.allow_proof_file) && (
          <p className="text-ink-faint text-note">{t('waits')}</p>
        )}
        {(form.message ?? form.error('free_trial_quest_id')) && (
          <Notice tone="danger">{form.message ?? form.error('free_trial_quest_id')}</Notice>
        )}
        <Button type="submit" variant="primary" wide loading={form.isSending}>
          {t('submit')}
        </Button>
      </form>
    </Card>
  );
}

const blank = { url: '', proof_url: '' };

function useRequest(quest: FreeTrialQuest) {
  const t = useTranslations('freeTrials');
  const services = useServices();
  const toast = useToast();
  const percent = usePercent();
  const [values, setValues] = useState(blank);
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  const isTooLarge = file !== undefined && file.size > largestFile;

  const form = useForm(async () => {
    if (isTooLarge) return;
    const sent = new FormData();
    sent.set('free_trial_quest_id', String(quest.id));
    sent.set('url', values.url);
    if (values.proof_url !== '') sent.set('proof_url', values.proof_url);
    if (file) sent.set('file', file);
    try {
      const answer = await sendForm(services, 'requestFreeTrial', { form: sent, onProgress: setShare });
      const trial = answer?.data;
      if (!trial) return toast({ title: t('sent.none'), text: t('sent.noneText'), tone: 'warning' });
      setValues(blank);
      setFile(undefined);
      toast(
        trial.status === 'in_processing'
          ? {
              title: t('sent.started'),
              text: t('sent.startedText', { order: String(trial.order_id) }),
              tone: 'success',
            }
          : { title: t('sent.waiting'), text: t('sent.waitingText'), tone: 'success' },
      );
    } finally {
      setShare(undefined);
      await refreshQueries(services, [freeTrialKeys.all]);
    }
  });

  const change = (field: keyof typeof blank) => (value: string) => {
    form.clear(field);
    setValues((current) => ({ ...current, [field]: value }));
  };
  const choose = async (chosen: File | undefined) => {
    form.clear('file');
    setFile(chosen && (await shrinkPicture(chosen)));
  };
  const shown = file && { id: file.name, name: file.name };
  const refused = isTooLarge ? t('form.tooLarge') : form.error('file');
  const row = () => {
    if (!shown) return [];
    if (refused) return [{ ...shown, note: '', state: 'failed' as const, reason: refused }];
    if (share === undefined) return [{ ...shown, note: '', state: 'done' as const }];
    return [{ ...shown, note: percent(share), state: 'sending' as const, percent: share * 100 }];
  };
  return {
    form,
    values,
    change,
    file,
    choose: (chosen: File | undefined) => void choose(chosen),
    fileRows: row(),
  };
}
