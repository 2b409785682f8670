import type { Calls } from '@marquee/contract/generated/calls.ts';
import type { BulkAction } from '@marquee/contract/generated/ordering.ts';
import { add, formatMoney, parseMoney, zero } from '@marquee/domain/money/money.ts';
import { useServices } from '../../../lib/use-services.ts';
import { orderActionKeys } from '../../../product/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import type { ToastMessage } from '../../../ui/overlays/toast.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { BulkPlan } from './bulk-plan.ts';

export type BulkResult = Calls['actOnOrders']['answer']['data'][number] & { action: BulkAction };

/** Asks once with the consequence and the sum, does it in one call, and says how many it worked for. */
export function useBulkAction() {
  const numbers = useNumbers();
  const t = useTranslations('orders');
  const common = useTranslations('common.actions');
  const services = useServices();
  const amounts = useAmounts();
  const { isBusy, isRunning, run } = useAction();

  function isConfirmed(action: BulkAction, { ids, skipped, refund }: BulkPlan): Promise<boolean> {
    const text = t(`bulk.${action}Text`, { amount: amounts.balance(refund) });
    return confirm({
      title: t(`bulk.${action}Title`, { count: ids.length }),
      text: skipped > 0 ? `${text} ${t('bulk.skipped', { count: skipped })}` : text,
      agree: action === 'cancel' ? t('bulk.cancelAgree') : t('actions.refill'),
      disagree: common('back'),
      danger: action === 'cancel',
    });
  }

  function summary(results: readonly BulkResult[]): ToastMessage {
    const failed = results.filter(({ outcome }) => outcome === 'refused' || outcome === 'not_found').length;
    const refunded = results.map((result) => parseMoney(result.refunded) ?? zero).reduce(add, zero);
    return {
      title: t('bulk.summary', {
        done: numbers.count(results.length - failed),
        total: numbers.count(results.length),
      }),
      tone: failed > 0 ? 'warning' : 'success',
      ...(refunded > 0n
        ? { text: t('bulk.paidBack', { amount: amounts.balance(formatMoney(refunded)) }) }
        : {}),
    };
  }

  async function act(action: BulkAction, plan: BulkPlan): Promise<BulkResult[] | undefined> {
    if (isBusy || !(await isConfirmed(action, plan))) return undefined;
    let results: BulkResult[] | undefined;
    await run(
      async () => {
        const { data } = await services.call('actOnOrders', { body: { action, ids: plan.ids } });
        results = data.map((result) => ({ ...result, action }));
        return results;
      },
      { name: action, done: summary, refresh: orderActionKeys },
    );
    return results;
  }
  return { isBusy, isRunning, act };
}
