import type { RequestedOrders } from '@marquee/contract/generated/ordering.ts';
import { callPanel } from './call-panel.ts';
import type { WidgetConfig } from './config.ts';

interface OrderInput {
  key: string;
  line: object;
  email: string;
  methodId: number;
  /** What the visitor saw; a higher price is refused. */
  total: string | undefined;
}

export async function placeOrder(
  config: WidgetConfig,
  { key, line, email, methodId, total }: OrderInput,
): Promise<RequestedOrders> {
  const { data } = await callPanel<{ data: RequestedOrders }>(config, 'order-widget/widget-order-requests', {
    key,
    body: {
      orders: [line],
      ...(email === '' ? {} : { email }),
      payment_method_id: methodId,
      ...(total === undefined ? {} : { total }),
      source: 'widget',
    },
  });
  return data;
}
