import { expect, test } from 'vitest';
import { textFor } from './text-for.ts';

const german = { locale: 'de', text: 'Hallo' } as const;
const english = { locale: 'en', text: 'Hello' } as const;

test('the reader’s language first, then English, then what there is', () => {
  expect(textFor([english, german], 'de')).toBe('Hallo');
  expect(textFor([german, english], 'fr')).toBe('Hello');
  expect(textFor([german], 'fr')).toBe('Hallo');
  expect(textFor([], 'fr')).toBe('');
});
