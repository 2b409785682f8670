import { expect, test } from 'vitest';
import { elementTree } from './element-tree.ts';

test('what React wrote is read back as it was nested', () => {
  const html =
    '<main id="content" class="a b"><!--$--><p>one<br/>two</p><input disabled=""/><!--/$--></main>tail';
  expect(elementTree(html)).toEqual([
    {
      tag: 'main',
      attributes: { id: 'content', className: 'a b' },
      children: [
        {
          tag: 'p',
          attributes: {},
          children: ['one', { tag: 'br', attributes: {}, children: [] }, 'two'],
        },
        { tag: 'input', attributes: { disabled: '' }, children: [] },
      ],
    },
    'tail',
  ]);
});
