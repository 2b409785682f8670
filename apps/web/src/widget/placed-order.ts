import type { OrderStatusView, RequestedOrders } from '@marquee/contract/generated/ordering.ts';
import { callPanel } from './call-panel.ts';
import type { WidgetConfig } from './config.ts';
import { element } from './element.ts';

const pause = 4000;
const ended = new Set(['completed', 'canceled']);

/** After ordering: the way to pay, outside this frame, and what has become of the order. */
export function showPlacedOrder(
  root: HTMLElement,
  config: WidgetConfig,
  { payment, order_token }: RequestedOrders,
  startAgain: () => void,
): void {
  const { phrases, statusPath } = config;
  const statusPage = order_token === null ? undefined : `${statusPath}${order_token}`;
  const heading = element('h1', { tabindex: '-1' }, phrases.placed);
  const state = element(
    'p',
    { class: 'state', role: 'status' },
    phrases.states[payment ? 'unpaid' : 'in_processing'] ?? '',
  );
  const hint = element('p', { class: 'hint' }, phrases.payHint);
  const pay = outsideLink(config, payment?.redirect_url ?? statusPage, phrases.pay, 'button');
  const follow = outsideLink(config, statusPage, phrases.follow, 'button plain');
  const again = element('button', { type: 'button', class: 'plain' }, phrases.again);
  const payPart = [hint, ...(pay ? [pay] : [])];
  for (const part of payPart) part.hidden = payment === null;
  root.replaceChildren(
    element('div', { class: 'stack' }, heading, state, ...payPart, ...(follow ? [follow] : []), again),
  );
  heading.focus();

  let isShown = true;
  again.addEventListener('click', () => {
    isShown = false;
    startAgain();
    root.querySelector<HTMLElement>('h1')?.focus();
  });
  const watch = async (): Promise<void> => {
    if (!isShown || order_token === null) return;
    const status = await currentStatus(config, order_token);
    if (status !== undefined && isShown) {
      const text = phrases.states[status];
      if (text !== undefined && state.textContent !== text) state.textContent = text;
      for (const part of payPart) part.hidden = status !== 'unpaid';
    }
    if (status === undefined || !ended.has(status)) setTimeout(() => void watch(), pause);
  };
  void watch();
}

/** A lost connection shows nothing new; the next look may. */
async function currentStatus(config: WidgetConfig, token: string): Promise<string | undefined> {
  try {
    const { data } = await callPanel<{ data: OrderStatusView }>(config, `order-status/${token}`);
    const [first] = data.orders;
    return data.is_taken_over ? 'in_processing' : first?.status;
  } catch {
    return undefined;
  }
}

/** Payment pages must not be framed, so they open beside the partner's page. */
function outsideLink(
  { phrases }: WidgetConfig,
  href: string | undefined,
  text: string,
  look: string,
): HTMLAnchorElement | undefined {
  if (href === undefined || !/^(https?:\/\/|\/)/.test(href)) return undefined;
  return element(
    'a',
    { href, target: '_blank', rel: 'noopener', class: look, 'aria-label': `${text} (${phrases.newTab})` },
    text,
  );
}
