import type { Settings } from '@marquee/contract/shell/settings.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { escapeHtml } from './escape-html.ts';

interface AppLook {
  settings: Settings;
  locale: Locale;
  theme: 'light' | 'dark' | undefined;
}

/** What makes the panel an app that can be installed, under its own name and in the colour of its header. */
export function appTags({ settings, locale, theme }: AppLook): string {
  return `<link rel="manifest" href="/manifest.webmanifest?locale=${locale}">\
<link rel="apple-touch-icon" href="/apple-touch-icon.png">\
<meta name="apple-mobile-web-app-title" content="${escapeHtml(settings.panelName)}">${themeColors(settings, theme)}`;
}

function themeColors({ colors, darkModeAvailable }: Settings, theme: AppLook['theme']): string {
  const tag = (name: 'light' | 'dark', media = '') =>
    `<meta name="theme-color" content="${colors[name].headerLeft}"${media}>`;
  if (theme || !darkModeAvailable) return tag(theme ?? 'light');
  // The first that fits counts.
  return tag('dark', ' media="(prefers-color-scheme: dark)"') + tag('light');
}
