import { createHash } from 'node:crypto';
import type { Settings } from '@marquee/contract/shell/settings.ts';
import { directionOf, type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { homeRouteName, localizedPath } from '@marquee/domain/routes/localized-path.ts';

import { translator } from '@marquee/i18n/translator.ts';
import type { Context } from '../../platform/context.ts';
import { getSettings, listPages } from '../settings/index.ts';
import { iconDrawing, icons } from './pictures/icons.ts';

/** The page background, shown while the installed app starts. */
const background = '#f6f7f9';

/** The panel as an installable app: the same app in every language, starting in the language it was installed from. */
export async function writeManifest(ctx: Context, locale: Locale): Promise<string> {
  const [settings, pages, t] = await Promise.all([
    getSettings(ctx),
    listPages({ ...ctx, locale }),
    translator(locale),
  ]);
  const home = pages.find((page) => page.route_name === homeRouteName);
  return JSON.stringify({
    id: '/',
    name: settings.panelName,
    short_name: settings.panelName,
    description: home?.meta_description || undefined,
    lang: languageTag(locale),
    dir: directionOf(locale),
    start_url: localizedPath('/', locale),
    scope: '/',
    display: 'standalone',
    theme_color: settings.colors.light.headerLeft,
    background_color: background,
    icons: iconEntries(settings),
    shortcuts: [{ name: t('shell.header.allServices'), url: localizedPath('/services', locale) }],
  });
}

/** A changed drawing gets a new address, because systems fetch an icon once and keep it. */
function iconEntries(settings: Settings) {
  const version = createHash('sha256').update(iconDrawing(settings)).digest('hex').slice(0, 8);
  return [
    { src: `/icons/icon.svg?v=${version}`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...icons.map(({ name, size, shape }) => ({
      src: `/icons/${name}?v=${version}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: shape === 'full' ? 'maskable' : 'any',
    })),
  ];
}
