import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkedText } from './linked-text.ts';

const links = (text: string) => linkedText(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://a.example/x?y=1.', ['https://a.example/x?y=1']],
  ['(https://a.example/wiki/b_(c))', ['https://a.example/wiki/b_(c)']],
  ['two: http://a.example, https://b.example/!', ['http://a.example/', 'https://b.example/']],
  ['javascript:alert(1) data:text/html,x //a.example file:///etc', []],
  ['https://bank.example@evil.example/', []],
  ['https://localhost/x', []],
  ['<a href="https://a.example">x</a>', ['https://a.example/']],
  ['https://', []],
])('%s', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test('every character stays where it was, and every link is of the web', () => {
  const text = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom('https://a.example/', 'javascript:', 'http://', ')', '.', '<', '"'),
    ),
  );
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join('');
      const pieces = linkedText(whole);
      expect(pieces.map((piece) => piece.text).join('')).toBe(whole);
      for (const { href } of pieces) if (href) expect(href).toMatch(/^https?:\/\/[^@/\s"<>]+\/[^\s"<>]*$/);
    }),
  );
});
