import { iconSvg } from '@marquee/domain/brand/icon-svg.ts';
import { readableTextOn } from '@marquee/domain/colors/contrast.ts';
import { languageTag } from '@marquee/domain/locale/locales.ts';
import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { Context } from '../../platform/context.ts';
import type { SiteFile } from '../../platform/http/files/site-file.ts';
import { getSettings } from '../settings/index.ts';
import { type SandboxPayment, sandboxPaymentByToken } from './sandbox-payment.ts';
import { sandboxStyles } from './sandbox-styles.ts';

/** The hosted payment page, whole in itself: no part of the web app, as a gateway's would be. */
export const sandboxPage: SiteFile = {
  path: '/sandbox-payments/:token',
  answer: async (ctx, { params, nonce }) => ({
    type: 'text/html; charset=utf-8',
    maxAgeSeconds: 0,
    headers: { 'x-robots-tag': 'noindex', 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
    body: await page(ctx, await sandboxPaymentByToken(ctx, params.token ?? ''), nonce),
  }),
};

async function page(ctx: Context, payment: SandboxPayment, nonce: string): Promise<string> {
  const [{ panelName, colors, darkModeAvailable }, t] = await Promise.all([
    getSettings(ctx),
    translator(ctx.locale),
  ]);
  const { light, dark } = colors;
  const brand = `:root{--brand:light-dark(${light.primary},${dark.primary});--on-brand:light-dark(${readableTextOn(light.primary)},${readableTextOn(dark.primary)})}`;
  const title = t(payment.kind === 'card' ? 'payments.sandbox.cardTitle' : 'payments.sandbox.title');
  return `<!doctype html><html lang="${languageTag(ctx.locale)}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">\
<meta name="color-scheme" content="${darkModeAvailable ? 'light dark' : 'light'}">\
<title>${escaped(`${title} · ${panelName}`)}</title>\
<style nonce="${nonce}">${brand}${sandboxStyles(darkModeAvailable)}</style></head><body>\
<p class="notice">${escaped(t('payments.sandbox.notice'))}</p>\
<main><header>${iconSvg(light.primary)}<span>${escaped(panelName)}</span></header>\
<h1>${escaped(title)}</h1>${about(payment, panelName, t)}\
<p id="problem" role="alert"></p>\
<div class="buttons">${buttons(payment, panelName, t)}</div></main>\
<script nonce="${nonce}">${script}</script></body></html>`;
}

type Translator = Awaited<ReturnType<typeof translator>>;

function about(payment: SandboxPayment, panel: string, t: Translator): string {
  if (payment.kind === 'card') return '';
  return `<p>${escaped(t('payments.sandbox.to', { panel }))}</p><p class="amount">${escaped(amount(payment))}</p>\
<p class="quiet">${escaped(t('payments.sandbox.reference', { reference: payment.reference }))}</p>`;
}

function buttons(payment: SandboxPayment, panel: string, t: Translator): string {
  const button = (words: string, action: string, kind: string, card = '') =>
    `<button type="button" class="${kind}" data-action="${action}" data-card="${card}">${escaped(words)}</button>`;
  const back = (words: string, path: string, kind = 'plain') =>
    `<a class="${kind}" href="${escaped(path)}">${escaped(words)}</a>`;
  const home = back(t('payments.sandbox.return', { panel }), payment.success_path, 'main');
  if (payment.status === 'paid' && payment.kind === 'payment') {
    return `<p>${escaped(t('payments.sandbox.paid'))}</p>${home}\
${button(t('payments.sandbox.dispute'), 'dispute', 'plain')}${button(t('payments.sandbox.refund'), 'refund', 'plain')}`;
  }
  if (payment.status !== 'open') return `<p>${escaped(t('payments.sandbox.done'))}</p>${home}`;
  const leave = back(t('payments.sandbox.back'), payment.cancel_path, 'quiet');
  if (payment.kind === 'card') {
    return `${button(t('payments.sandbox.goodCard'), 'pay', 'main', 'good')}\
${button(t('payments.sandbox.declinedCard'), 'pay', 'plain', 'declined')}\
${button(t('payments.sandbox.expiredCard'), 'pay', 'plain', 'expired')}${leave}`;
  }
  return `${button(t('payments.sandbox.pay', { amount: amount(payment) }), 'pay', 'main')}\
${button(t('payments.sandbox.delay'), 'delay', 'plain')}${button(t('payments.sandbox.fail'), 'fail', 'plain')}${leave}`;
}

function amount({ amount, currency }: SandboxPayment): string {
  const digits = formatDecimal(amount ?? 0n, 8, 2);
  return currency === 'RUB' ? `${digits} ₽` : `$${digits}`;
}

const script = `for(const button of document.querySelectorAll('button'))button.addEventListener('click',async()=>{\
for(const other of document.querySelectorAll('button'))other.disabled=true;const{action,card}=button.dataset;\
try{const answer=await window.fetch(location.pathname+location.search,{method:'POST',headers:{'content-type':'application/json'},\
body:JSON.stringify(card?{action,card}:{action})});const body=await answer.json();\
if(!answer.ok)throw new Error(body.message);location.assign(body.data.next_url)}\
catch(error){document.getElementById('problem').textContent=error.message;\
for(const other of document.querySelectorAll('button'))other.disabled=false}})`;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
