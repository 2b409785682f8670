import type { Settings } from '@marquee/contract/shell/settings.ts';
import { ensureContrast, readableOnBoth, readableTextOn } from '@marquee/domain/colors/contrast.ts';

type Palette = Settings['colors']['light'];
type Shade = (palette: Palette, surface: string) => string;

/** The surfaces that brand-coloured text stands on; the same as in tokens.css. */
const surfaces = { light: '#ffffff', dark: '#151a22' };

const brandColors = ['primary', 'secondary', 'icons', 'info', 'success', 'warning'] as const;

/** An operator's colours as CSS variables; where text must stand on or beside them, code picks what is readable. */
export function brandStyles(colors: Settings['colors']): string {
  const variable = (name: string, shade: Shade) =>
    `--brand-${name}:light-dark(${shade(colors.light, surfaces.light)},${shade(colors.dark, surfaces.dark)});`;
  const brand = brandColors.map(
    (name) =>
      variable(name, (palette) => palette[name]) +
      variable(`on-${name}`, (palette) => readableTextOn(palette[name])) +
      variable(`${name}-text`, (palette, surface) => ensureContrast(palette[name], surface, 4.5)),
  );
  const header =
    variable('header-left', (palette) => palette.headerLeft) +
    variable('header-right', (palette) => palette.headerRight) +
    variable('on-header', ({ headerLeft, headerRight }) => readableOnBoth(headerLeft, headerRight));
  return `:root{${brand.join('')}${header}}`;
}
