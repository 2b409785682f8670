import { expect, test } from 'vitest';
import { withEnglish } from './with-english.ts';

const english = { save: 'Save', list: { title: 'Orders', empty: 'No orders yet' } };

test('what a language does not say yet is said in English', () => {
  expect(withEnglish(english, { save: 'Speichern', list: { title: 'Bestellungen', empty: '' } })).toEqual({
    save: 'Speichern',
    list: { title: 'Bestellungen', empty: 'No orders yet' },
  });
  expect(withEnglish(english, { save: 'Speichern' })).toEqual({ ...english, save: 'Speichern' });
  expect(withEnglish(english, undefined)).toEqual(english);
});

test('what English does not say is left out', () => {
  expect(withEnglish(english, { save: 'Speichern', remove: 'Löschen' })).toEqual({
    ...english,
    save: 'Speichern',
  });
});
