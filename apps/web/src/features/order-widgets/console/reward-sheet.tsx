import type { Customer, WidgetReward } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Facts } from '../../../product/console/facts.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { RewardStatus, useSigns } from './reward-columns.tsx';

const refreshed = [consoleKeys.widgetRewards, consoleKeys.widgets, consoleKeys.queues] as const;

export function RewardSheet({ reward }: { reward: WidgetReward }) {
  const t = useTranslations('adminWidgets');
  const { exact } = useAmounts();
  const percent = usePercent();
  const signsText = useSigns();
  const { id, widget, partner, buyer, note } = reward;
  return (
    <div className="flex flex-col gap-6">
      <Facts
        facts={[
          [t('rewards.status'), <RewardStatus key="status" status={reward.status} />],
          [
            t('rewards.order'),
            <TextLink key="order" href={`/admin/orders/${id}`}>
              #{id}
            </TextLink>,
          ],
          [
            t('rewards.widget'),
            <TextLink key="widget" href={`/admin/order-widgets?search=${widget.id}`}>
              {widget.name}
            </TextLink>,
          ],
          ...person(t('list.partner'), partner),
          ...person(t('rewards.buyer'), buyer),
          [t('rewards.signs'), signsText(reward.signs)],
          [t('rewards.cash'), exact(reward.cash)],
          [t('list.reward'), percent(reward.reward_percent)],
          [t('rewards.amount'), exact(reward.amount)],
          ...(note ? ([[t('rewards.reason'), note]] as const) : []),
        ]}
      />
      {reward.status === 'held' && <RewardDecision id={id} />}
    </div>
  );
}

function person(label: string, who: Customer | null) {
  if (!who) return [];
  const link = (
    <TextLink key={label} href={`/admin/customers/${who.id}`}>
      {who.email ?? who.name}
    </TextLink>
  );
  return [[label, link] as const];
}

function RewardDecision({ id }: { id: number }) {
  const t = useTranslations('adminWidgets.rewards');
  const services = useServices();
  const toast = useToast();
  const action = useAction();
  const [reason, setReason] = useState('');
  const params = { id };
  const form = useForm(async () => {
    await services.call('refuseWidgetReward', { params, body: { reason: reason.trim() } });
    toast({ title: t('refused'), tone: 'success' });
    await refreshQueries(services, refreshed);
  });
  const pay = () =>
    action.run(() => services.call('payWidgetReward', { params }), { done: t('paid'), refresh: refreshed });
  return (
    <>
      <div className="flex flex-col gap-2">
        <Button variant="primary" wide loading={action.isBusy} onClick={() => void pay()}>
          {t('pay')}
        </Button>
        <p className="text-ink-soft text-note">{t('payHint')}</p>
      </div>
      <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-5">
        <Field label={t('reason')} hint={t('refuseHint')} error={form.error('reason')}>
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
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
          {t('refuse')}
        </Button>
      </form>
    </>
  );
}
