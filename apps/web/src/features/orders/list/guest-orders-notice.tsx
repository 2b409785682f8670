import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useServices } from '../../../lib/use-services.ts';
import { orderActionKeys } from '../../../product/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { toneGround, toneText } from '../../../ui/feedback/tone.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { guestOrdersQuery } from '../api.ts';

/** Offers orders that were placed with the customer's email without signing in; figures only. */
export function GuestOrdersNotice() {
  const t = useTranslations('orders.guest');
  const amounts = useAmounts();
  const { data: found } = useQuery(guestOrdersQuery(useServices()));
  const { answer, isRunning } = useAnswer();
  if (!found || found.orders + found.being_checked === 0) return null;
  const { orders: count, amount, being_checked } = found;
  const texts = [
    ...(count > 0 ? [t('offer', { count, amount: amounts.charge(amount) })] : []),
    ...(being_checked > 0 ? [t('beingChecked', { count: being_checked })] : []),
  ];
  return (
    <section
      className={classNames(
        'mb-5 flex flex-col gap-3 rounded-md px-3.5 py-3 tablet:flex-row tablet:items-center',
        toneGround.info,
      )}
    >
      <p className={classNames('flex flex-1 gap-2.5', toneText.info)}>
        <Info className="mt-px size-5 shrink-0" aria-hidden="true" />
        <span>{texts.join(' ')}</span>
      </p>
      {count > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" loading={isRunning('take')} onClick={() => answer('take')}>
            {t('take')}
          </Button>
          <Button variant="secondary" loading={isRunning('dismiss')} onClick={() => answer('dismiss')}>
            {t('dismiss')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Both answers are final, so both are confirmed. */
function useAnswer() {
  const t = useTranslations('orders.guest');
  const common = useTranslations('common.actions');
  const services = useServices();
  const { isBusy, isRunning, run } = useAction();

  async function send(kind: 'take' | 'dismiss'): Promise<string> {
    if (kind === 'dismiss') {
      await services.call('dismissGuestOrders');
      return t('dismissed');
    }
    const { data } = await services.call('takeOverGuestOrders');
    return t('taken', { count: data.orders });
  }

  async function answer(kind: 'take' | 'dismiss'): Promise<void> {
    if (isBusy) return;
    const isSure = await confirm({
      title: t(`${kind}Title`),
      text: t(`${kind}Text`),
      agree: t(kind),
      disagree: common('cancel'),
    });
    if (!isSure) return;
    await run(() => send(kind), {
      name: kind,
      done: (title) => ({ title, tone: 'success' }),
      refresh: orderActionKeys,
    });
  }
  return { isRunning, answer };
}
