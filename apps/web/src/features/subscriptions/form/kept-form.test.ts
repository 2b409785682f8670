import { expect, test } from 'vitest';
import { keepForm, takeKeptForm } from './kept-form.ts';

function memory(text?: string) {
  const values = new Map<string, string>(text === undefined ? [] : [['subscription_form', text]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const draft = {
  isSelected: true,
  serviceId: 7,
  quantity: 9_007_199_254_740_993n,
  maxQuantity: null,
  countries: ['DE'],
  delayMinutes: 30,
  lastDay: '2026-12-31',
};

test('what a guest entered comes back once', () => {
  const storage = memory();
  const form = { url: 'https://a.example', name: 'A', networkId: 2, limit: 5, drafts: new Map([[3, draft]]) };
  keepForm(storage, form);
  expect(takeKeptForm(storage)).toEqual(form);
  expect(takeKeptForm(storage)).toBeUndefined();
});

test.each(['', '{', 'null', '{"drafts":[{"quantity":"x"}]}', '[]'])('broken text %j is ignored', (text) => {
  expect(takeKeptForm(memory(text))).toBeUndefined();
});
