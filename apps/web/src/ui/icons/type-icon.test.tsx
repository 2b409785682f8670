import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TypeIcon } from './type-icon.tsx';

const shown = (icon: string | null, color: string | null) =>
  renderToString(<TypeIcon type={{ icon, color }} />);

test('a type is drawn as its icon says, on its own colour where it has one', () => {
  expect(shown('eye', null)).toContain('lucide-eye');
  expect(shown('eye', '#FFEE00')).toMatch(/fill="#FFEE00".*stroke="#111318"/);
  expect(shown('eye', '#112233')).toContain('stroke="#ffffff"');
});

test('an unknown name gets a drawing, none gets none', () => {
  expect(shown('constructor', null)).toContain('lucide-sparkles');
  expect(shown(null, null)).toBe('');
});
