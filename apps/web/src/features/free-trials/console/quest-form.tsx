import type { StaffQuest } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type QuestDraft, questDraft, toQuestBody } from './quest-draft.ts';
import { QuestTexts } from './quest-texts.tsx';

interface QuestFormProps {
  /** Absent for a new one. */
  quest?: StaffQuest;
  onDone(): void;
}

type Flag = 'allow_proof_url' | 'allow_proof_file' | 'proof_is_required' | 'is_enabled';

export function QuestForm({ quest, onDone }: QuestFormProps) {
  const t = useTranslations('adminTrials.quests');
  const common = useTranslations('common');
  const services = useServices();
  const toast = useToast();
  const [draft, setDraft] = useState<QuestDraft>(() => questDraft(quest));
  const form = useForm(async () => {
    const body = toQuestBody(draft);
    if (quest) await services.call('changeQuest', { params: { id: quest.id }, body });
    else await services.call('createQuest', { body });
    toast({ title: common('states.saved'), tone: 'success' });
    await refreshQueries(services, [consoleKeys.quests]);
    onDone();
  });
  const change = (changes: Partial<QuestDraft>) => {
    for (const name of Object.keys(changes)) form.clear(name);
    setDraft((current) => ({ ...current, ...changes }));
  };
  const text = (name: Exclude<keyof QuestDraft, Flag | 'translations'>) => ({
    name,
    value: draft[name],
    error: form.error(name),
    onValueChange: (value: string) => change({ [name]: value }),
  });
  const flag = (name: Flag) => ({
    checked: draft[name],
    onChange: ({ target }: { target: { checked: boolean } }) => change({ [name]: target.checked }),
  });
  const takesProof = draft.allow_proof_url || draft.allow_proof_file;
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <TextField {...text('name')} label={t('name')} maxLength={120} />
      <TextField {...text('short_body')} label={t('shortBody')} maxLength={300} />
      <Field label={t('body')} hint={t('bodyHint')} error={form.error('body')}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={4000}
            value={draft.body}
            onChange={({ target }) => change({ body: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField {...text('service_id')} label={t('service')} hint={t('serviceHint')} inputMode="numeric" />
        <TextField {...text('quantity')} label={t('quantity')} inputMode="numeric" />
        <TextField {...text('repeats_count')} label={t('repeats')} inputMode="numeric" />
        <TextField {...text('daily_limit')} label={t('daily')} hint={t('dailyHint')} inputMode="numeric" />
        <TextField {...text('min_user_spend_amount')} label={t('minSpend')} inputMode="decimal" />
        <TextField {...text('min_replenishment_amount')} label={t('minTopUp')} inputMode="decimal" />
        <TextField {...text('position')} label={t('position')} inputMode="numeric" />
      </div>
      <div>
        <Checkbox {...flag('allow_proof_url')}>{t('proofUrl')}</Checkbox>
        <Checkbox {...flag('allow_proof_file')}>{t('proofFile')}</Checkbox>
        <Checkbox {...flag('proof_is_required')} disabled={!takesProof}>
          {t('proofRequired')}
        </Checkbox>
        <Checkbox {...flag('is_enabled')}>{t('enabled')}</Checkbox>
      </div>
      <QuestTexts translations={draft.translations} onChange={(translations) => change({ translations })} />
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={form.isSending}>
          {common('actions.save')}
        </Button>
        <Button onClick={onDone}>{common('actions.cancel')}</Button>
      </div>
    </form>
  );
}
