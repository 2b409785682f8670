import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { Refusal } from '../../errors.ts';
import { errorBody } from '../answers/error-handler.ts';

/** Shown when the web app itself cannot render: no script, no data, only words and a way home. */
export async function plainErrorPage(locale: Locale, refusal: Refusal, nonce: string): Promise<string> {
  const { message } = errorBody(refusal, locale);
  const home = (await translator(locale))('shell.errors.errorPage.action');
  return `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">\
<title>${refusal.status}</title><style nonce="${nonce}">${styles}</style></head>\
<body><main><p class="status">${refusal.status}</p><h1>${escapeText(message)}</h1>\
<a href="${localizedPath('/', locale)}">${escapeText(home)}</a></main></body></html>`;
}

const styles = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}\
main{max-width:32rem;margin:20vh auto;padding:0 1.5rem;text-align:center}\
.status{font-size:3rem;font-weight:700;margin:0;opacity:.35}h1{font-size:1.25rem;margin:.5rem 0 1.5rem}\
a{color:LinkText}`;

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
