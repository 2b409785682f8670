import type { StaffTrial } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Facts } from '../../../product/console/facts.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { Suspicions, TrialState } from './trial-columns.tsx';
import { TrialProof } from './trial-proof.tsx';

const refreshed = [consoleKeys.trials, consoleKeys.queues, consoleKeys.quests] as const;

/** One request: what was asked for, what speaks against it, and the decision. */
export function TrialSheet({ trial }: { trial: StaffTrial }) {
  return (
    <div className="flex flex-col gap-6">
      <TrialFacts trial={trial} />
      <TrialProof trial={trial} />
      {trial.status === 'in_moderation' && <TrialDecision trialId={trial.id} />}
    </div>
  );
}

function TrialFacts({ trial }: { trial: StaffTrial }) {
  const numbers = useNumbers();
  const t = useTranslations('adminTrials.trials');
  const customerLabel = useTranslations('admin.list')('customer');
  const { exact } = useAmounts();
  const { customer, proof_url, order_id, reject_reason, decided_at, ended_at } = trial;
  return (
    <Facts
      facts={[
        [t('status'), <TrialState key="status" status={trial.status} />],
        ...(reject_reason ? ([[t('reason'), reject_reason]] as const) : []),
        [t('why'), <Suspicions key="why" suspicions={trial.suspicions} />],
        [
          customerLabel,
          <TextLink key="customer" href={`/admin/customers/${customer.id}`}>
            {customer.email ?? (customer.name || `#${customer.id}`)}
          </TextLink>,
        ],
        [
          t('quest'),
          <TextLink key="quest" href={`/admin/free-trial-quests?open=${trial.quest.id}`}>
            {trial.quest.name}
          </TextLink>,
        ],
        [t('reward'), `${numbers.count(trial.quantity)} × ${trial.service.name}`],
        [t('value'), exact(trial.value)],
        [t('link'), <OutLink key="link" href={trial.url} />],
        ...(proof_url ? ([[t('proofLink'), <OutLink key="proof" href={proof_url} />]] as const) : []),
        ...(order_id === null
          ? []
          : ([
              [
                t('order'),
                <TextLink key="order" href={`/admin/orders?open=${order_id}`}>
                  #{order_id}
                </TextLink>,
              ],
            ] as const)),
        [t('requested'), <Moment key="requested" value={trial.created_at} />],
        ...(trial.status === 'in_moderation'
          ? ([[t('expires'), <Moment key="expires" value={trial.expire_at} />]] as const)
          : []),
        ...(decided_at ? ([[t('decided'), <Moment key="decided" value={decided_at} />]] as const) : []),
        ...(ended_at ? ([[t('ended'), <Moment key="ended" value={ended_at} />]] as const) : []),
      ]}
    />
  );
}

/** What a customer typed: it tells the other side nothing about the console. */
function OutLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-link break-all"
      dir="auto"
    >
      {href}
    </a>
  );
}

function TrialDecision({ trialId }: { trialId: number }) {
  const t = useTranslations('adminTrials.trials');
  const services = useServices();
  const toast = useToast();
  const { isBusy, run } = useAction();
  const [reason, setReason] = useState('');
  const params = { id: trialId };
  const approve = () =>
    run(() => services.call('approveTrial', { params }), { done: t('approved'), refresh: refreshed });
  const form = useForm(async () => {
    await services.call('rejectTrial', { params, body: { reason: reason.trim() } });
    toast({ title: t('rejected'), tone: 'success' });
    await refreshQueries(services, refreshed);
  });
  return (
    <>
      <Button variant="primary" wide loading={isBusy} onClick={() => void approve()}>
        {t('approve')}
      </Button>
      <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-5">
        <Field label={t('rejectReason')} hint={t('rejectHint')} error={form.error('reason')}>
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              rows={3}
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
        <Button type="submit" variant="danger" wide loading={form.isSending}>
          {t('reject')}
        </Button>
      </form>
    </>
  );
}
