import { House, Sun } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createLucideIcon, { type IconData } from './create-icon.ts';

const pairs = [
  { theirs: Sun, ours: createLucideIcon(await dataOf('sun')) },
  { theirs: House, ours: createLucideIcon(await dataOf('house')) },
];

/** What `base.css` says for all icons. */
const sharedLook = [
  ' xmlns="http://www.w3.org/2000/svg"',
  ' fill="none"',
  ' stroke="currentColor"',
  ' stroke-width="2"',
  ' stroke-linecap="round"',
  ' stroke-linejoin="round"',
];

it.each([
  {},
  { className: 'size-4 shrink-0' },
  { size: 18, strokeWidth: 1.5 },
  { 'aria-hidden': true },
  { 'aria-label': 'Light', role: 'img' },
  { children: createElement('title', {}, 'Light') },
])('draws what the library draws: %o', (props) => {
  for (const { theirs, ours } of pairs) {
    const shared = Object.entries(props).some(([name]) => name === 'size')
      ? sharedLook
      : [...sharedLook, ' width="24"', ' height="24"'];
    const drawn = shared.reduce(
      (markup, look) => markup.replace(look, ''),
      renderToStaticMarkup(createElement(theirs, props)),
    );
    expect(renderToStaticMarkup(createElement(ours, props))).toBe(drawn);
  }
});

/** The library's types do not include what its files pass to the function. */
async function dataOf(icon: string): Promise<IconData> {
  return (await import(`lucide-react/dist/esm/icons/${icon}.mjs`)).__iconData;
}
