import { expect, test } from 'vitest';
import { typesProblems } from './check-locales.ts';
import { inEnglishOrder, isInEnglishOrder } from './english-order.ts';
import { readLocaleFiles } from './locale-files.ts';
import { argumentsOf, phraseTypes } from './phrase-types.ts';

test.each([
  ['Save', ''],
  ['Hello {name}, hello {name}', '{name}'],
  ['{count, plural, one {# order of {name}} other {# orders of {name}}}', '{count, plural, other {}} {name}'],
  ['{kind, select, a {by {name}} other {gone}}', '{kind, select, a {{name}} other {}}'],
  ['Read <link>the terms of {panel}</link>', '<link></link> {panel}'],
  ['{share, number} on {day, date}', '{share, number} {day, date}'],
])('of %j the compiler knows %j', (text, known) => {
  expect(argumentsOf(text)).toBe(known);
});

test('a file of English is an area of the type, one of the demo apart', () => {
  const file = {
    path: '',
    name: '',
    area: 'orders',
    isDemo: false,
    phrases: { title: 'Orders', 'in-one': {} },
  };
  const demo = { ...file, area: 'shop', isDemo: true, phrases: { hello: 'Hello {name}' } };
  const [, ...lines] = phraseTypes([file, demo]).split('\n');
  expect(lines.join('\n')).toBe(`export interface EnglishPhrases {
  orders: {
    title: "";
    "in-one": {

    };
  };
}

export interface DemoPhrases {
  shop: {
    hello: "{name}";
  };
}
`);
});

test('a changed phrase of English is found out of date', () => {
  const english = readLocaleFiles('en');
  expect(typesProblems(english)).toEqual([]);
  const changed = english.map((file) =>
    file.area === 'common' ? { ...file, phrases: { ...file.phrases, added: 'Added by {name}' } } : file,
  );
  expect(typesProblems(changed)).toEqual([expect.stringContaining('npm run phrase-types')]);
});

test('other languages stand in the order of English, what English lacks behind it', () => {
  const english = { title: 'Orders', list: { first: 'First', last: 'Last' } };
  const german = { extra: 'Mehr', list: { last: 'Letzte', first: 'Erste' }, title: 'Bestellungen' };
  expect(isInEnglishOrder(english, german)).toBe(false);
  const sorted = inEnglishOrder(english, german);
  expect(JSON.stringify(sorted)).toBe(
    '{"title":"Bestellungen","list":{"first":"Erste","last":"Letzte"},"extra":"Mehr"}',
  );
  expect(isInEnglishOrder(english, sorted)).toBe(true);
  expect(isInEnglishOrder(english, { title: 'Bestellungen' })).toBe(true);
});
