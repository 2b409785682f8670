import { ApiError } from '@marquee/contract/client.ts';
import type { CostResult } from '@marquee/contract/generated/ordering.ts';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useSendOnce } from '../../../lib/send-once.ts';
import { useServices } from '../../../lib/use-services.ts';
import type { WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { costKeys, financeKeys, orderKeys, walletsKey } from '../../../product/query-keys.ts';
import { sendEvent } from '../../../shell/consent/analytics.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { useFrozenGuard } from '../../../shell/overlays/frozen-account.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { profileKey } from '../../../shell/query-keys.ts';
import { rememberVisit } from '../../../shell/session/remembered.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type CostRequest, costQuery } from '../api.ts';
import { askSpeedup } from './ask-speedup.tsx';
import { recordStep } from './record-step.ts';
import { type OrderRequest, prepareOrders, type SentOrders } from './send-orders.ts';
import type { CheckoutLine } from './use-checkout.ts';
import { useFollowPayment } from './use-follow-payment.ts';

interface Placement {
  lines: readonly CheckoutLine[];
  costRequest: CostRequest;
  cost: CostResult;
  payment: WayToPay;
  paysMinimum: boolean;
  coupon: string;
  source: string;
  email: string | undefined;
  onPlaced(isPaid: boolean): void;
}

/** From the button to the payment: speed-up offer, the call, a changed price, and the next step. */
export function usePlaceOrders(): (placement: Placement) => Promise<void> {
  const t = useTranslations('ordering.priceChanged');
  const services = useServices();
  const amounts = useAmounts();
  const guard = useFrozenGuard();
  const sendOnce = useSendOnce();
  const follow = useFollowPayment();
  const fresh = (costRequest: CostRequest) =>
    services.queryClient.fetchQuery({ ...costQuery(services, costRequest), staleTime: 0 });

  async function send(request: OrderRequest, costRequest: CostRequest): Promise<SentOrders | undefined> {
    const sending = prepareOrders(services, request);
    try {
      return await sendOnce(sending.body, sending.send);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'price_changed') throw error;
      const { total } = await fresh({ ...costRequest, is_speedup: request.isSpeedup });
      const [before, after] = [amounts.charge(request.total), amounts.charge(total)];
      const agrees = await confirm({
        title: t('title'),
        text: t('text', { before, after }),
        agree: t('agree', { after }),
      });
      return agrees ? send({ ...request, total }, costRequest) : undefined;
    }
  }

  return (placement) =>
    guard(async () => {
      const { lines, costRequest, cost, onPlaced, email, ...rest } = placement;
      recordStep(services, 'recordCheckoutButton');
      const items = soldItems(lines);
      sendEvent('begin_checkout', { value: cost.floatTotal, currency: 'USD', items });
      let request: OrderRequest = {
        ...rest,
        email,
        lines: costRequest.services,
        isSpeedup: false,
        total: cost.total,
      };
      if (cost.totalWithSpeedup !== null) {
        // Whether it still helps is asked again: the queue may be empty by now.
        const sped = await fresh({ ...costRequest, is_speedup: true });
        if (sped.totalWithSpeedup !== null) {
          const answer = await askSpeedup({ lines: fasterLines(sped.items, lines), standard: cost, sped });
          if (answer === undefined) return;
          if (answer) request = { ...request, isSpeedup: true, total: sped.total };
        }
      }
      const sent = await send(request, costRequest);
      if (!sent) return;
      // The id lets analytics recognise a purchase that is reported twice.
      const transaction = { transaction_id: String(sent.groupId), value: Number(sent.total) };
      sendEvent('purchase', { ...transaction, currency: 'USD', items });
      if (sent.user?.isNewUser) rememberVisit(sent.user.email);
      const isPaid = sent.payment === null || sent.payment.status === 'paid';
      onPlaced(isPaid);
      void refreshQueries(services, [profileKey, orderKeys.all, walletsKey, financeKeys.all, costKeys.all]);
      await follow(sent, request);
    });
}

function fasterLines(items: CostResult['items'], lines: readonly CheckoutLine[]) {
  return items
    .flatMap(({ services }) => services)
    .filter(({ can_speedup }) => can_speedup)
    .map(({ index, cost, cost_with_speedup }) => ({
      index,
      name: lines.find(({ request }) => request.index === index)?.name ?? '',
      cost,
      costWithSpeedup: cost_with_speedup,
    }));
}

/** Lines in the format of Google Analytics. */
function soldItems(lines: readonly CheckoutLine[]) {
  return lines.map(({ name, request: { service_id, quantity } }) => ({
    item_id: String(service_id),
    item_name: name,
    ...(quantity === undefined ? {} : { quantity }),
  }));
}
