import type { PlacedOrders } from '@marquee/contract/generated/ordering.ts';
import { callPanel } from './call-panel.ts';
import type { WidgetConfig } from './config.ts';

/**
 * Opens the panel in a tab, where the customer signs in and confirms the amount, and pays with the code that the tab
 * sends back. Called by a click, before anything is awaited: browsers block other tabs.
 */
export async function payFromBalance(
  config: WidgetConfig,
  { line, total }: { line: object; total: string },
): Promise<PlacedOrders> {
  const query = new URLSearchParams({ widget: config.token, total });
  const tab = window.open(`${config.paymentPath}?${query}`, '_blank');
  const code = await codeFrom(tab);
  const { data } = await callPanel<{ data: PlacedOrders }>(config, 'order-widget/orders-by-code', {
    key: code,
    body: { orders: [line], total, source: 'widget', code },
  });
  return data;
}

/** Only from the tab that was opened here, and only from the panel itself. */
function codeFrom(tab: Window | null): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!tab) return reject(new Error('the browser opened no tab'));
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const code = readCode(data);
      if (origin !== location.origin || source !== tab || code === undefined) return;
      removeEventListener('message', listen);
      resolve(code);
    };
    addEventListener('message', listen);
  });
}

function readCode(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (!('source' in data) || data.source !== 'marquee-payment' || !('code' in data)) return undefined;
  return typeof data.code === 'string' && data.code.length <= 100 ? data.code : undefined;
}
