import { iconSvg } from '@marquee/domain/brand/icon-svg.ts';
import { readableTextOn } from '@marquee/domain/colors/contrast.ts';
import { type Locale, languageAttributes } from '@marquee/domain/locale/locales.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { Context } from '../../platform/context.ts';
import { getSettings } from '../settings/index.ts';

/** Cached by the service worker and shown while offline: self-contained, and reloads when the connection is back. */
export async function offlinePage(ctx: Context, locale: Locale, nonce: string): Promise<string> {
  const [{ panelName, colors, darkModeAvailable }, t] = await Promise.all([
    getSettings(ctx),
    translator(locale),
  ]);
  const { light, dark } = colors;
  const brand = `:root{--brand:light-dark(${light.primary},${dark.primary});--on-brand:light-dark(${readableTextOn(light.primary)},${readableTextOn(dark.primary)})}`;
  return `<!doctype html><html ${languageAttributes(locale)}><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">\
<meta name="color-scheme" content="${darkModeAvailable ? 'light dark' : 'light'}">\
<title>${escapeText(`${t('shell.offline.title')} · ${panelName}`)}</title>\
<style nonce="${nonce}">${brand}${styles(darkModeAvailable)}</style></head>\
<body><header>${iconSvg(light.primary)}<span>${escapeText(panelName)}</span></header>\
<main>${picture}<h1>${escapeText(t('shell.offline.title'))}</h1><p>${escapeText(t('shell.offline.text'))}</p>\
<a href="">${escapeText(t('common.actions.retry'))}</a></main>\
<script nonce="${nonce}">addEventListener('online',()=>location.reload())</script></body></html>`;
}

const picture = `<svg class="cut" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" aria-hidden="true">\
<path d="M12 20h.01M8.5 16.4a5 5 0 0 1 7 0M2 8.8a15 15 0 0 1 4.2-2.6M10.7 5a15 15 0 0 1 11.3 3.8M16.8 11.3a10 10 0 0 1 2.2 1.7M5 13a10 10 0 0 1 5.2-2.8M2 2l20 20"/></svg>`;

const styles = (hasDark: boolean) => `:root{color-scheme:${hasDark ? 'light dark' : 'light'}}\
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;font:16px/1.5 system-ui,sans-serif;\
background:light-dark(#f6f7f9,#0e1218);color:light-dark(#161b26,#e9edf4)}\
header{display:flex;align-items:center;gap:10px;padding:16px 24px;font-size:20px;font-weight:600}header svg{width:32px;height:32px}\
main{flex:1;display:flex;flex-direction:column;align-items:center;justify-content:center;padding:24px 24px 20vh;text-align:center}\
.cut{width:96px;height:96px;margin-bottom:16px;color:light-dark(#8d97a8,#69758a)}\
h1{font-size:28px;line-height:1.25;margin:0}p{margin:8px 0 0;max-width:40ch;color:light-dark(#465063,#b3bdcc)}\
a{margin-top:24px;padding:11px 24px;border-radius:10px;background:var(--brand);color:var(--on-brand);font-weight:500;text-decoration:none}\
a:focus-visible{outline:2px solid var(--brand);outline-offset:3px}`;

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
