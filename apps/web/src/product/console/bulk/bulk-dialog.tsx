import type { BulkJob } from '@marquee/contract/generated/console.ts';
import { reasonedActions, type StaffAction } from '@marquee/domain/orders/staff-actions.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useAction } from '../../use-action.ts';
import { consoleKeys } from '../query-keys.ts';
import type { BulkTarget } from './bulk-actions.tsx';
import { BulkPreview } from './bulk-preview.tsx';

interface BulkDialogProps {
  open: boolean;
  target: BulkTarget;
  actions: readonly StaffAction[];
  onClose(): void;
  onStarted: (() => void) | undefined;
}

/** First what is to be done, then what it does, then the start. */
export function BulkDialog({ open, target, actions, onClose, onStarted }: BulkDialogProps) {
  const t = useTranslations('adminQueues.bulk');
  const close = useTranslations('common.actions')('close');
  const back = useTranslations('common.actions')('back');
  const services = useServices();
  const navigate = useNavigate();
  const action = useAction();
  const [draft, setDraft] = useState<BulkJob>();
  const end = () => {
    setDraft(undefined);
    onClose();
  };
  const start = async ({ id }: BulkJob) => {
    const ok = await action.run(() => services.call('startBulkJob', { params: { id }, body: {} }), {
      done: t('started'),
      refresh: [consoleKeys.bulkJobs, consoleKeys.orderQueues, consoleKeys.queues],
    });
    if (!ok) return;
    end();
    onStarted?.();
    navigate(`/admin/bulk-jobs?open=${id}`);
  };
  const gives = draft && draft.preview.refund !== '0';
  return (
    <Dialog
      open={open}
      onClose={end}
      title={draft ? t('check', { action: t(`actions.${draft.action}`) }) : t('choose')}
      closeLabel={close}
      footer={
        draft && (
          <>
            <Button onClick={() => setDraft(undefined)}>{back}</Button>
            <Button
              variant={gives ? 'danger' : 'primary'}
              disabled={draft.preview.applies === 0}
              loading={action.isBusy}
              onClick={() => void start(draft)}
            >
              {t('start', { count: draft.preview.applies })}
            </Button>
          </>
        )
      }
    >
      {draft && <BulkPreview job={draft} />}
      <div className={draft ? 'hidden' : undefined}>
        <BulkForm target={target} actions={actions} onDraft={setDraft} />
      </div>
    </Dialog>
  );
}

interface BulkFormProps {
  target: BulkTarget;
  actions: readonly StaffAction[];
  onDraft(job: BulkJob): void;
}

function BulkForm({ target, actions, onDraft }: BulkFormProps) {
  const t = useTranslations('adminQueues');
  const services = useServices();
  const [chosen, setChosen] = useState<StaffAction>(actions[0] ?? 'cancel');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const providers = useQuery({
    queryKey: consoleKeys.orderProviders,
    queryFn: async ({ signal }) => (await services.call('listOrderProviders', {}, { signal })).data,
    enabled: chosen === 'change_provider',
  });
  const text = (name: string) => texts[name]?.trim() || undefined;
  const number = (name: string) => (text(name) === undefined ? undefined : Number(text(name)));
  const form = useForm(async () => {
    const wanted = 'ids' in target ? { ids: [...target.ids] } : { filter: target.filter };
    const fields = {
      remains: fieldsOf[chosen].includes('remains') ? number('remains') : undefined,
      start_count: fieldsOf[chosen].includes('start_count') ? number('start_count') : undefined,
      provider_id: fieldsOf[chosen].includes('provider_id') ? number('provider_id') : undefined,
      link: fieldsOf[chosen].includes('link') ? text('link') : undefined,
      reason: text('reason'),
    };
    const body = { action: chosen, ...wanted, ...fields };
    onDraft((await services.call('createBulkJob', { body })).data);
  });
  const field = (name: string) => ({
    name,
    value: texts[name] ?? '',
    onValueChange: (value: string) => {
      form.clear(name);
      setTexts((current) => ({ ...current, [name]: value }));
    },
    error: form.error(name),
  });
  const needsReason = reasonedActions.some((name) => name === chosen);
  const readByCustomer = chosen === 'cancel' || chosen === 'refund' || chosen === 'partial';
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <Field label={t('bulk.action')} hint={t(`bulk.hints.${chosen}`)}>
        {(control) => (
          <Select
            {...control}
            name="action"
            value={chosen}
            options={actions.map((value) => ({ value, label: t(`bulk.actions.${value}`) }))}
            onChange={({ target: { value } }) =>
              setChosen(actions.find((name) => name === value) ?? 'cancel')
            }
          />
        )}
      </Field>
      {fieldsOf[chosen].includes('start_count') && (
        <TextField
          label={t('bulk.start_count')}
          inputMode="numeric"
          maxLength={15}
          {...field('start_count')}
        />
      )}
      {fieldsOf[chosen].includes('remains') && (
        <TextField
          label={t('bulk.remains')}
          hint={chosen === 'partial' ? t('bulk.remainsHint') : undefined}
          inputMode="numeric"
          maxLength={15}
          {...field('remains')}
        />
      )}
      {fieldsOf[chosen].includes('provider_id') && (
        <Field
          label={t('provider')}
          {...(form.error('provider_id') ? { error: form.error('provider_id') } : {})}
        >
          {(control) => (
            <Select
              {...control}
              name="provider_id"
              placeholder={t('bulk.chooseProvider')}
              value={texts.provider_id ?? ''}
              options={(providers.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={({ target: { value } }) => field('provider_id').onValueChange(value)}
            />
          )}
        </Field>
      )}
      {fieldsOf[chosen].includes('link') && (
        <TextField label={t('bulk.link')} inputMode="url" maxLength={2048} {...field('link')} />
      )}
      {needsReason && (
        <TextField
          label={t('reason')}
          hint={readByCustomer ? t('reasonCustomer') : t('reasonStaff')}
          maxLength={1000}
          {...field('reason')}
        />
      )}
      {form.error('filter') && <Notice tone="danger">{form.error('filter')}</Notice>}
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant="primary" wide loading={form.isSending}>
        {t('bulk.preview')}
      </Button>
    </form>
  );
}

type FieldName = 'remains' | 'start_count' | 'provider_id' | 'link';

const fieldsOf: Record<StaffAction, readonly FieldName[]> = {
  cancel: [],
  refund: [],
  partial: ['remains'],
  resend: [],
  change_provider: ['provider_id'],
  change_link: ['link'],
  set_progress: ['start_count', 'remains'],
  complete: [],
  mark_read: [],
};
