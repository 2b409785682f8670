import { expect, it } from 'vitest';
import { unusedPhrases } from './unused-phrases.ts';

const file = (path: string, ...lines: string[]) => ({ path, lines });
const english = [
  {
    ...{ path: 'packages/i18n/locales/en/orders.json', name: 'orders.json', area: 'orders', isDemo: false },
    phrases: {
      title: 'Orders',
      forgotten: 'Nobody reads this',
      rights: { accounts_view: 'See accounts', 'two words of a rule': 'A rule' },
      titleText: 'Composed',
      tested: 'Only a test says it',
    },
  },
];

it('finds phrases whose key stands nowhere in the product', () => {
  const files = [
    file(
      'apps/web/src/features/orders/page.tsx',
      "t('title')",
      "const right = 'accounts.view';",
      ['t(`$', '{which}Text`)'].join(''),
    ),
    file('packages/domain/src/rules.ts', 'export const rule = "two words of a rule";'),
    file('apps/web/src/features/orders/page.test.tsx', "t('tested')"),
    file('scripts/verify/check.ts', "'forgotten'"),
  ];
  expect(unusedPhrases(english, files)).toEqual([
    'packages/i18n/locales/en/orders.json: nothing says forgotten; remove it in every language',
    'packages/i18n/locales/en/orders.json: nothing says tested; remove it in every language',
  ]);
});
