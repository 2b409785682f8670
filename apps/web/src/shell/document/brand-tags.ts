import type { Settings } from '@marquee/contract/generated/shell.ts';
import { iconSvg } from '@marquee/domain/brand/icon-svg.ts';
import { ensureContrast, readableOnBoth, readableTextOn } from '@marquee/domain/colors/contrast.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { escapeHtml } from './escape-html.ts';

/** The tab's icon as a data URL, so that it needs no request. */
export function brandIcon({ colors }: Pick<Settings, 'colors'>): string {
  return `data:image/svg+xml,${encodeURIComponent(iconSvg(colors.light.primary))}`;
}

interface AppLook {
  settings: Settings;
  locale: Locale;
  theme: 'light' | 'dark' | undefined;
}

/** Makes the panel installable as an app, with its own name and its header's colour. */
export function appTags({ settings, locale, theme }: AppLook): string {
  return `<link rel="manifest" href="/manifest.webmanifest?locale=${locale}">\
<link rel="apple-touch-icon" href="/apple-touch-icon.png">\
<meta name="apple-mobile-web-app-title" content="${escapeHtml(settings.panelName)}">${themeColors(settings, theme)}`;
}

function themeColors({ colors, darkModeAvailable }: Settings, theme: AppLook['theme']): string {
  const tag = (name: 'light' | 'dark', media = '') =>
    `<meta name="theme-color" content="${colors[name].headerLeft}"${media}>`;
  if (theme || !darkModeAvailable) return tag(theme ?? 'light');
  // The first tag that matches wins.
  return tag('dark', ' media="(prefers-color-scheme: dark)"') + tag('light');
}

type Palette = Settings['colors']['light'];
type Shade = (palette: Palette, surface: string) => string;

/** The surfaces behind brand-coloured text; the same as in tokens.css. */
const surfaces = { light: '#ffffff', dark: '#151a22' };

const brandColors = ['primary', 'secondary', 'icons', 'info', 'success', 'warning'] as const;

const known = new WeakMap<Settings['colors'], string>();

/** An operator's colours as CSS variables, with text colours that stay readable on and beside them. */
export function brandStyles(colors: Settings['colors']): string {
  const styles = known.get(colors) ?? stylesOf(colors);
  known.set(colors, styles);
  return styles;
}

function stylesOf(colors: Settings['colors']): string {
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
  return `:root{${brand.join('')}--brand-warning-tint:${colors.dark.warning};${header}}`;
}
