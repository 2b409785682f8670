import { expect, test } from 'vitest';
import { readMassLines, withQuantity } from './read-mass-lines.ts';

test('lines are read with their numbers as an editor shows them', () => {
  expect(
    readMassLines('12 | https://a.example/1 | 1 000\n\n7|https://a.example/2|50\r\n9|https://a.example/3'),
  ).toEqual([
    { number: 1, serviceId: 12, url: 'https://a.example/1', quantity: 1000, name: '' },
    { number: 3, serviceId: 7, url: 'https://a.example/2', quantity: 50, name: '' },
    { number: 4, serviceId: 9, url: 'https://a.example/3', quantity: undefined, name: '' },
  ]);
});

test.each([
  ['hello', 'shape'],
  ['12', 'shape'],
  ['x | https://a.example | 1', 'shape'],
  ['-1 | https://a.example | 1', 'shape'],
  ['1 | https://a.example | 1 | My order | 2', 'shape'],
  ['1 | https://a.example | many', 'quantity'],
  ['1 | https://a.example | 0', 'quantity'],
  ['1 | https://a.example | 1.5', 'quantity'],
  ['1 | https://a.example | 1e3', 'quantity'],
])('%s has a problem with its %s', (line, problem) => {
  expect(readMassLines(line)).toMatchObject([{ problem }]);
});

test('a fourth part is the name of the order', () => {
  expect(readMassLines('1 | https://a.example | 10 | Spring sale')).toMatchObject([{ name: 'Spring sale' }]);
});

test('a line that cannot be read is shown as it was written', () => {
  expect(readMassLines('hello | there')).toMatchObject([{ serviceId: 0, url: 'hello | there' }]);
});

test('what comes after the hundredth line is said not to be taken', () => {
  const lines = readMassLines('1 | https://a.example | 10\n'.repeat(101));
  expect(lines.filter(({ problem }) => problem === 'too_many').map(({ number }) => number)).toEqual([101]);
});

test('a line gets another quantity, and the rest of the text stays', () => {
  const text = '12 | https://a.example/1 | 1 000\n\n7|https://a.example/2|50|Spring\r\n9|https://a.example/3';
  expect(withQuantity(text, 1, 2000)).toBe(text.replace('1 000', '2000'));
  expect(withQuantity(text, 3, 60)).toBe(
    text.replace('7|https://a.example/2|50|Spring', '7 | https://a.example/2 | 60 | Spring'),
  );
  expect(readMassLines(withQuantity(text, 4, 70)).at(-1)).toMatchObject({ serviceId: 9, quantity: 70 });
});
