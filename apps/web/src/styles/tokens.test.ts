import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastRatio } from '@marquee/domain/colors/contrast.ts';
import { expect, test } from 'vitest';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

function shades(name: string): string[] {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(tokens) ?? [];
  if (!light || !dark) throw new Error(`tokens.css has no ${name}`);
  return [light, dark];
}

test.each(['canvas', 'surface', 'floating', 'sunken'])('the edge of a field is seen on %s', (ground) => {
  const [light = '', dark = ''] = shades('control');
  const [pale = '', dim = ''] = shades(ground);
  expect(contrastRatio(light, pale)).toBeGreaterThanOrEqual(3);
  expect(contrastRatio(dark, dim)).toBeGreaterThanOrEqual(3);
});
