import { expect, it } from 'vitest';
import { browserFiles } from './browser-files.ts';
import { relatedFiles } from './reach.ts';

const file = (path: string, ...lines: string[]) => ({ path, lines });
const web = 'apps/web/src/features';
const files = [
  file('packages/domain/src/orders/order-state.ts'),
  file(`${web}/orders/status.tsx`, "import { stateOf } from '@marquee/domain/orders/order-state.ts';"),
  file(`${web}/orders/orders-page.tsx`, "import { Status } from './status.tsx';"),
  file(`${web}/orders/api.ts`, "  call('listOrders', { query })"),
  file(`${web}/orders/order-page.tsx`, "const Dialog = lazy(() => import('./status.tsx'));"),
  file(`${web}/tickets/tickets-page.tsx`, "import { listTickets } from './api.ts';"),
  file('apps/server/src/features/tickets/tickets.routes.ts', 'route(endpoints.listTickets, listTickets)'),
  file(`${web}/tickets/api.ts`, "call('listTickets')"),
  file('apps/server/src/features/orders/place.ts', 'select place_order($1)'),
  file('e2e/testing/buyer.ts'),
  file('e2e/orders/orders.spec.ts', "await open(page, '/orders?page=2');"),
  file('e2e/orders/order.spec.ts', "await open(page, '/orders/'.concat(id));"),
  file('e2e/account/tickets.spec.ts', "await open(page, '/support');"),
  file('e2e/money/funds.spec.ts', "import { buyer } from '../testing/buyer.ts';", "open(page, '/add-funds')"),
];
const pages = [
  { path: '/orders', file: 'features/orders/orders-page.tsx' },
  { path: '/orders/:id', file: 'features/orders/order-page.tsx' },
  { path: '/support', file: 'features/tickets/tickets-page.tsx' },
];
const reached = (...changed: string[]) => browserFiles(changed, files, pages);

it('a rule reaches the tests of every page that shows it, loaded at once or later', () => {
  expect(reached('packages/domain/src/orders/order-state.ts')).toEqual([
    'e2e/orders/order.spec.ts',
    'e2e/orders/orders.spec.ts',
  ]);
});

it('a feature of the server reaches the pages that call it', () => {
  expect(reached('apps/server/src/features/tickets/close-ticket.ts')).toEqual([
    'e2e/account/tickets.spec.ts',
  ]);
});

it('a browser test reaches itself, and what it leans on all that lean on it', () => {
  expect(reached('e2e/account/tickets.spec.ts')).toEqual(['e2e/account/tickets.spec.ts']);
  expect(reached('e2e/testing/buyer.ts')).toEqual(['e2e/money/funds.spec.ts']);
});

it('a document reaches nothing', () => {
  expect(reached('docs/picture.png', 'README.md')).toEqual([]);
});

it('phrases reach those that load them, the schema what migrates', () => {
  expect(relatedFiles(['packages/i18n/locales/de/mail.json', 'README.md'])).toEqual([
    'packages/i18n/src/load-phrases.ts',
  ]);
  expect(relatedFiles(['apps/server/functions/place_order.sql'])).toEqual([
    'apps/server/src/platform/db/migrate.ts',
  ]);
});
