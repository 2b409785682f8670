import type { ReferralReward } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** Paid or refused: one form each. */
export function RewardDecision({ reward: { id } }: { reward: ReferralReward }) {
  const t = useTranslations('adminReferrals');
  const { call } = useServices();
  const params = { id };
  return (
    <>
      <p className="text-ink-soft text-note">{t('note')}</p>
      <DecisionForm
        label={t('approveReason')}
        hint={t('optional')}
        action={t('approve')}
        done={t('approved')}
        variant="primary"
        send={(reason) => call('approveReferralReward', { params, body: reason ? { reason } : {} })}
      />
      <DecisionForm
        label={t('refuseReason')}
        hint={t('hint')}
        action={t('refuse')}
        done={t('refused')}
        variant="danger"
        send={(reason) => call('refuseReferralReward', { params, body: { reason } })}
      />
    </>
  );
}

interface DecisionFormProps {
  label: string;
  hint: string;
  action: string;
  done: string;
  variant: 'primary' | 'danger';
  send(reason: string): Promise<unknown>;
}

function DecisionForm({ label, hint, action, done, variant, send }: DecisionFormProps) {
  const services = useServices();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const form = useForm(async () => {
    await send(reason.trim());
    toast({ title: done, tone: 'success' });
    await refreshQueries(services, [consoleKeys.referrals, consoleKeys.queues]);
  });
  return (
    <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-5">
      <Field label={label} hint={hint} error={form.error('reason')}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ target }) => {
              form.clear('reason');
              setReason(target.value);
            }}
          />
        )}
      </Field>
      {form.message && <Notice tone="danger">{form.message}</Notice>}
      <Button type="submit" variant={variant} wide loading={form.isSending}>
        {action}
      </Button>
    </form>
  );
}
