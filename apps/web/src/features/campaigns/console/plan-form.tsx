import type { StaffPlan } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { staffCampaignKeys } from './api.ts';
import { type PlanDraft, planDraft, toPlanBody } from './plan-draft.ts';

interface PlanFormProps {
  /** Absent for a new one. */
  plan?: StaffPlan;
  nextPosition: number;
  onDone(): void;
}

export function PlanForm({ plan, nextPosition, onDone }: PlanFormProps) {
  const t = useTranslations('adminCampaigns.plans');
  const common = useTranslations('common');
  const services = useServices();
  const toast = useToast();
  const [draft, setDraft] = useState<PlanDraft>(() => planDraft(plan, nextPosition));
  const form = useForm(async () => {
    const body = toPlanBody(draft);
    if (plan) await services.call('changeStaffPlan', { params: { id: String(plan.id) }, body });
    else await services.call('createStaffPlan', { body });
    toast({ title: common('states.saved'), tone: 'success' });
    await refreshQueries(services, [staffCampaignKeys.plans]);
    onDone();
  });
  const change = (changes: Partial<PlanDraft>) => {
    for (const name of Object.keys(changes)) form.clear(name);
    setDraft((current) => ({ ...current, ...changes }));
  };
  const text = (name: 'name' | 'keywords_limit' | 'price' | 'trial_days' | 'position') => ({
    name,
    value: draft[name],
    error: form.error(name),
    onValueChange: (value: string) => change({ [name]: value }),
  });
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <TextField {...text('name')} label={t('name')} maxLength={120} />
      <TextField {...text('price')} label={t('price')} hint={t('priceHint')} inputMode="decimal" />
      <TextField {...text('keywords_limit')} label={t('limit')} hint={t('limitHint')} inputMode="numeric" />
      <TextField {...text('trial_days')} label={t('trial')} hint={t('trialHint')} inputMode="numeric" />
      <TextField {...text('position')} label={t('position')} hint={t('positionHint')} inputMode="numeric" />
      <div>
        <Checkbox
          checked={draft.is_highlight}
          onChange={({ target }) => change({ is_highlight: target.checked })}
        >
          {t('highlight')}
        </Checkbox>
        <Checkbox
          checked={draft.is_enabled}
          hint={t('enabledHint')}
          onChange={({ target }) => change({ is_enabled: target.checked })}
        >
          {t('enabled')}
        </Checkbox>
      </div>
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={form.isSending}>
          {common('actions.save')}
        </Button>
        <Button onClick={onDone}>{common('actions.cancel')}</Button>
        {plan && <DeletePlan plan={plan} onDone={onDone} />}
      </div>
    </form>
  );
}

function DeletePlan({ plan, onDone }: { plan: StaffPlan; onDone(): void }) {
  const t = useTranslations('adminCampaigns.plans');
  const { call } = useServices();
  const action = useAction();
  const isInUse = plan.trials + plan.subscribers + plan.leaving > 0;
  async function remove() {
    const isMeant = await confirm({
      title: t('deleteTitle', { name: plan.name }),
      text: t('deleteText'),
      agree: t('delete'),
      danger: true,
    });
    if (!isMeant) return;
    const isDone = await action.run(() => call('deleteStaffPlan', { params: { id: String(plan.id) } }), {
      done: t('deleted'),
      refresh: [staffCampaignKeys.plans],
    });
    if (isDone) onDone();
  }
  if (isInUse) return <p className="w-full text-ink-faint text-note">{t('inUse')}</p>;
  return (
    <Button variant="danger" className="ms-auto" loading={action.isBusy} onClick={() => void remove()}>
      {t('delete')}
    </Button>
  );
}
