import { iconSvg } from '@marquee/domain/brand/icon-svg.ts';
import { readableTextOn } from '@marquee/domain/colors/contrast.ts';
import { languageAttributes } from '@marquee/domain/locale/locales.ts';
import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import { translator } from '@marquee/i18n/translator.ts';
import type { Context } from '../../platform/context.ts';
import type { SiteFile } from '../../platform/http/files/site-file.ts';
import { getSettings } from '../settings/index.ts';
import { type SandboxPayment, sandboxPaymentByToken } from './sandbox-payment.ts';

const sandboxStyles = (hasDark: boolean) => `:root{color-scheme:${hasDark ? 'light dark' : 'light'}}\
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:flex;flex-direction:column;align-items:center;\
font:16px/1.5 system-ui,sans-serif;background:light-dark(#f1f3f6,#0e1218);color:light-dark(#161b26,#e9edf4)}\
.notice{align-self:stretch;margin:0;padding:10px 16px;text-align:center;font-size:14px;\
background:light-dark(#fff3d6,#3a2c08);color:light-dark(#5c3d00,#ffdf94)}\
main{width:min(440px,calc(100% - 32px));margin:auto;padding:32px 28px;border-radius:16px;text-align:center;\
background:light-dark(#fff,#171d26);box-shadow:0 12px 40px rgb(15 20 35/.12)}\
header{display:flex;align-items:center;justify-content:center;gap:10px;font-size:18px;font-weight:600;overflow-wrap:anywhere}\
header svg{width:28px;height:28px;flex:none}\
h1{font-size:20px;line-height:1.3;margin:24px 0 4px}p{margin:4px 0;color:light-dark(#465063,#b3bdcc)}\
.amount{margin:12px 0 4px;font-size:40px;line-height:1.2;font-weight:600;font-variant-numeric:tabular-nums;color:inherit;overflow-wrap:anywhere}\
p.quiet{font-size:14px}#problem{color:light-dark(#b3261e,#ffb4a8)}#problem:empty{display:none}\
.buttons{display:flex;flex-direction:column;gap:10px;margin-top:24px}\
button,a{display:block;min-height:46px;padding:11px 20px;border-radius:10px;border:1px solid transparent;font:inherit;font-weight:500;\
text-decoration:none;text-align:center;cursor:pointer;color:inherit}\
.main{background:var(--brand);color:var(--on-brand)}.plain{background:transparent;border-color:light-dark(#c9d0db,#3a4454)}\
a.quiet{color:light-dark(#465063,#b3bdcc);font-weight:400}\
button:hover:not(:disabled),a:hover{filter:brightness(.96)}button:disabled{opacity:.5;cursor:progress}\
button:focus-visible,a:focus-visible{outline:2px solid var(--brand);outline-offset:3px}`;

/** The hosted payment page, self-contained like a real gateway's: not part of the web app. */
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
  return `<!doctype html><html ${languageAttributes(ctx.locale)}><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">\
<meta name="color-scheme" content="${darkModeAvailable ? 'light dark' : 'light'}">\
<title>${escapeHtml(`${title} · ${panelName}`)}</title>\
<style nonce="${nonce}">${brand}${sandboxStyles(darkModeAvailable)}</style></head><body>\
<p class="notice">${escapeHtml(t('payments.sandbox.notice'))}</p>\
<main><header>${iconSvg(light.primary)}<span>${escapeHtml(panelName)}</span></header>\
<h1>${escapeHtml(title)}</h1>${about(payment, panelName, t)}\
<p id="problem" role="alert"></p>\
<div class="buttons">${buttons(payment, panelName, t)}</div></main>\
<script nonce="${nonce}">${script}</script></body></html>`;
}

type Translator = Awaited<ReturnType<typeof translator>>;

function about(payment: SandboxPayment, panel: string, t: Translator): string {
  if (payment.kind === 'card') return '';
  return `<p>${escapeHtml(t('payments.sandbox.to', { panel }))}</p><p class="amount">${escapeHtml(amount(payment))}</p>\
<p class="quiet">${escapeHtml(t('payments.sandbox.reference', { reference: payment.reference }))}</p>`;
}

function buttons(payment: SandboxPayment, panel: string, t: Translator): string {
  const button = (label: string, action: string, kind: string, card = '') =>
    `<button type="button" class="${kind}" data-action="${action}" data-card="${card}">${escapeHtml(label)}</button>`;
  const back = (label: string, path: string, kind = 'plain') =>
    `<a class="${kind}" href="${escapeHtml(path)}">${escapeHtml(label)}</a>`;
  const home = back(t('payments.sandbox.return', { panel }), payment.success_path, 'main');
  if (payment.status === 'paid' && payment.kind === 'payment') {
    return `<p>${escapeHtml(t('payments.sandbox.paid'))}</p>${home}\
${button(t('payments.sandbox.dispute'), 'dispute', 'plain')}${button(t('payments.sandbox.refund'), 'refund', 'plain')}`;
  }
  if (payment.status !== 'open') return `<p>${escapeHtml(t('payments.sandbox.done'))}</p>${home}`;
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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
