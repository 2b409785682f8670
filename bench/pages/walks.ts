import { waitForPage } from '../browser/ask-page.ts';
import type { DevTools } from '../browser/dev-tools.ts';
import { emptyField, press, selectField, typeText } from '../browser/press.ts';

/** What somebody does on a page, as soon as there is something to press. */
export interface Walk {
  name: string;
  path: string;
  isSignedIn: boolean;
  act(devTools: DevTools): Promise<void>;
}

export const walks: readonly Walk[] = [
  {
    name: 'home page',
    path: '/',
    isSignedIn: false,
    async act(devTools) {
      await press(devTools, 'input[aria-label="Search services"]');
      await typeText(devTools, 'views');
      await emptyField(devTools);
      await press(devTools, 'main fieldset button', 'YouTube');
      await waitForPage(devTools, isAt, 'network=youtube');
      await press(devTools, 'main > fieldset:nth-of-type(2) button:nth-of-type(2)');
      await waitForPage(devTools, isAt, 'service_type');
    },
  },
  {
    name: 'order form',
    path: '/orders/create?quantity=1000&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Daaaaaaaaaa1',
    isSignedIn: true,
    async act(devTools) {
      await press(devTools, 'main input[inputmode="numeric"]');
      await selectField(devTools);
      await typeText(devTools, '2500');
    },
  },
  {
    name: 'orders',
    path: '/orders',
    isSignedIn: true,
    async act(devTools) {
      await press(devTools, 'main fieldset button', 'Canceled');
      await waitForPage(devTools, isAt, 'status=canceled');
      await press(devTools, 'main th button', 'Cost');
      await waitForPage(devTools, isAt, 'sort=cost');
    },
  },
];

function isAt(part: string): boolean {
  return location.href.includes(part);
}
