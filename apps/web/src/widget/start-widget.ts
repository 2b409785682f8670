import type { PaymentMethodView } from '@marquee/contract/generated/money.ts';
import { callPanel, Refused } from './call-panel.ts';
import type { WidgetConfig } from './config.ts';
import { element } from './element.ts';
import type { OfferedNetwork } from './offer.ts';
import { showOrderForm } from './order-form.ts';

function widgetRoot(): HTMLElement {
  const root = document.querySelector<HTMLElement>('#widget');
  if (!root) throw new Error('the page has no place for the order form');
  return root;
}

/** Loads what can be ordered and how it is paid, then shows the form. */
export async function startWidget(config: WidgetConfig): Promise<void> {
  const root = widgetRoot();
  const { phrases } = config;
  root.replaceChildren(element('p', { role: 'status' }, phrases.loading));
  try {
    const [networks, methods] = await Promise.all([
      callPanel<{ data: OfferedNetwork[] }>(config, 'order-widget/networks'),
      callPanel<{ data: PaymentMethodView[] }>(config, 'order-widget/payment-methods'),
    ]);
    const offered = networks.data.filter(({ service_types }) => service_types.some(hasServices));
    if (offered.length === 0 || methods.data.length === 0)
      root.replaceChildren(element('p', { role: 'status' }, phrases.empty));
    else showOrderForm(root, config, { networks: offered, methods: methods.data });
  } catch (error) {
    const retry = element('button', { type: 'button' }, phrases.retry);
    retry.addEventListener('click', () => void startWidget(config));
    const isClosed = error instanceof Refused && error.code === 'unauthenticated';
    const text = isClosed ? phrases.unavailable : phrases.failed;
    root.replaceChildren(element('p', { role: 'alert' }, text), isClosed ? '' : retry);
  }
}

const hasServices = ({ services }: { services: readonly unknown[] }) => services.length > 0;
