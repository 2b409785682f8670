import { expect, test } from 'vitest';
import { changesOf, draftOf, embedCode } from './widget-draft.ts';

const widget = {
  id: 1,
  name: 'Site',
  api_token: 'abc',
  minimum_purchase_amount: '2.5',
  payment_methods: [3],
  reward_percent: 0.123456,
  allowed_origins: ['https://a.example', 'https://b.example'],
  theme: 'dark',
  color: null,
  language: 'de',
  service_id: null,
  service_type_id: 7,
  is_enabled: true,
  is_blocked: false,
} as const;

test('what is shown in the form is saved as it was', () => {
  const {
    id: _,
    api_token: __,
    is_enabled: ___,
    is_blocked: ____,
    ...saved
  } = {
    ...widget,
    allowed_origins: [...widget.allowed_origins],
    payment_methods: [...widget.payment_methods],
  };
  expect(changesOf(draftOf({ ...widget, ...saved }))).toEqual(saved);
});

test.each([
  ['12', 0.12],
  ['12,5', 0.125],
  [' 0.0001 ', 0.000001],
  ['ten', Number.NaN],
])('%j percent are %s', (reward, share) => {
  const draft = { ...draftOf({ ...widget, allowed_origins: [], payment_methods: [] }), reward };
  expect(changesOf(draft).reward_percent).toBe(share);
});

test('the code names the panel and the key', () => {
  expect(embedCode('https://panel.example', 'k1')).toBe(
    '<script src="https://panel.example/widget.js" data-widget="k1" async></script>',
  );
});
