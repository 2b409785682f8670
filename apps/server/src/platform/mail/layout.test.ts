import type { Locale } from '@marquee/domain/locale/locales.ts';
import { expect, test } from 'vitest';
import { layOutMail, type MailContent } from './layout.ts';

const content: MailContent = {
  locale: 'pt_BR',
  panelName: 'Tom & "Jerry" <script>',
  colour: '#ffee00',
  title: 'Olá <b>',
  paragraphs: ["it's <img src=x onerror=alert(1)>", 'two\nlines'],
  button: { label: 'Go > there', url: 'https://panel.example/a?b="c&d' },
  footer: 'You get this & that',
};

test('escapes everything it is given in HTML and nothing in text', () => {
  const { html, text } = layOutMail(content);
  expect(html).toContain('<html lang="pt-BR" dir="ltr">');
  expect(html).toContain('Tom &amp; &quot;Jerry&quot; &lt;script&gt;');
  expect(html).toContain('it&#39;s &lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('two<br>lines');
  expect(html).toContain('href="https://panel.example/a?b=&quot;c&amp;d"');
  expect(html).not.toMatch(/<script|<img|<b>/);
  expect(text).toContain("it's <img src=x onerror=alert(1)>");
  expect(text).toContain('Go > there:\nhttps://panel.example/a?b="c&d');
});

test('text on the brand colour is readable, and a colour that is none cannot leave its place', () => {
  expect(layOutMail(content).html).toContain('background:#ffee00;color:#050505');
  expect(layOutMail({ ...content, colour: '#000080' }).html).toContain('background:#000080;color:#ffffff');
  const broken = layOutMail({ ...content, colour: 'red;"><script>' }).html;
  expect(broken).toContain('background:#1f2937');
  expect(broken).not.toContain('red;');
});

test('a language that is read from the right begins there', () => {
  const { html } = layOutMail({ ...content, locale: 'he' as Locale });
  expect(html).toContain('<html lang="he" dir="rtl">');
  expect(html.match(/<td align="right"/g)).toHaveLength(2);
  expect(layOutMail(content).html).not.toContain('align="right"');
});

test('lines of Korean end between words', () => {
  expect(layOutMail({ ...content, locale: 'ko' }).html).toContain('word-break:keep-all');
  expect(layOutMail({ ...content, locale: 'de' }).html).not.toContain('keep-all');
});

test('a button leads to the web only', () => {
  const button = { label: 'x', url: 'javascript:alert(1)' };
  expect(() => layOutMail({ ...content, button })).toThrow();
});
