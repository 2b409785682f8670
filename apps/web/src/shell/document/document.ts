import type { Settings } from '@marquee/contract/generated/shell.ts';
import { languageAttributes } from '@marquee/domain/locale/locales.ts';
import type { Place } from '../../lib/kept-parts.ts';
import { type PageState, pageStateId } from '../../lib/page-state.ts';
import { appTags, brandIcon, brandStyles } from './brand-tags.ts';
import { escapeHtml } from './escape-html.ts';
import { codeAfterPaint, replayEarlyInput } from './inline-scripts.ts';
import { languageStyles } from './language-styles.ts';
import type { PageHead } from './page-head.ts';
import { pageStateElement } from './page-state-element.ts';

export interface Asset {
  kind: 'script' | 'style' | 'preload-script' | 'preload-font' | 'inline-script';
  /** An address; for `inline-script` the code itself. */
  source: string;
}

interface DocumentParts {
  state: PageState;
  place: Place;
  body: string;
  nonce: string;
  settings: Settings;
  head: PageHead;
  assets: readonly Asset[];
}

/** Delays the first paint until the page is complete, so that a slow connection shows no half header. */
const renderWhenComplete = `<link rel="expect" blocking="render" href="#${pageStateId}">`;

/** The whole page as one string: language, theme, colours and currency are set before the first paint. */
export function renderDocument({ state, place, body, nonce, settings, head, assets }: DocumentParts): string {
  const theme = state.theme ? ` data-theme="${state.theme}"` : '';
  return `<!doctype html><html ${languageAttributes(state.locale)}${theme}><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
<title>${escapeHtml(head.title)}</title>${head.tags}\
<link rel="icon" href="${brandIcon(settings)}">${appTags({ settings, locale: state.locale, theme: state.theme })}\
<meta name="currency" content="${state.currency}"><meta name="color-scheme" content="${colorScheme(state, settings)}">\
<style nonce="${nonce}">${brandStyles(settings.colors)}</style>${assets.map((asset) => assetTag(asset, nonce)).join('')}${languageStyles(state.locale, nonce)}\
${renderWhenComplete}</head><body><div id="root">${body}</div>${replayEarlyInput(nonce)}${pageStateElement(state, place)}${codeAfterPaint(assets, nonce)}</body></html>`;
}

function colorScheme(state: PageState, settings: Settings): string {
  return state.theme ?? (settings.darkModeAvailable ? 'light dark' : 'light');
}

function assetTag({ kind, source }: Asset, nonce: string): string {
  switch (kind) {
    case 'style':
      return `<link rel="stylesheet" href="${source}">`;
    case 'inline-script':
      return `<script type="module" nonce="${nonce}">${source}</script>`;
    case 'preload-font':
      return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${source}">`;
    case 'script':
    case 'preload-script':
      return '';
  }
}
