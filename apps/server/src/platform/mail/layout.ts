import { readableTextOn } from '@marquee/domain/colors/contrast.ts';
import { directionOf, type Locale, languageAttributes } from '@marquee/domain/locale/locales.ts';

export interface MailContent {
  locale: Locale;
  panelName: string;
  /** The panel's primary colour as `#rrggbb`. */
  colour: string;
  /** An absolute URL; the panel's name is its alternative text. */
  logoUrl?: string;
  title: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** Below the button: something else that can be done. */
  link?: { label: string; url: string };
  footer: string;
  /** In the footer of mails that can be unsubscribed from. */
  unsubscribe?: { label: string; url: string };
}

/** Lines of Korean end between words, of Japanese between phrases where the mail program can tell them. */
const lineBreaks: Partial<Record<Locale, string>> = { ja: 'auto-phrase', ko: 'keep-all' };

/** The layout of all mails, as HTML and as text. All input is plain text and is escaped here. */
export function layOutMail(content: MailContent): { html: string; text: string } {
  for (const url of [content.button?.url, content.link?.url, content.unsubscribe?.url, content.logoUrl]) {
    if (url !== undefined && !/^https?:\/\//.test(url)) throw new Error('a mail links to the web only');
  }
  return { html: asHtml(content), text: asText(content) };
}

function asText({ panelName, title, paragraphs, button, link, footer, unsubscribe }: MailContent): string {
  const action = [button, link].flatMap((shown) => (shown ? [`${shown.label}:\n${shown.url}`] : []));
  const ending = unsubscribe ? `${footer}\n${unsubscribe.label}: ${unsubscribe.url}` : footer;
  return `${[panelName, title, ...paragraphs, ...action, `-- \n${ending}`].join('\n\n')}\n`;
}

function asHtml(content: MailContent): string {
  const colour = /^#[0-9a-f]{6}$/i.test(content.colour) ? content.colour : '#1f2937';
  const onColour = readableTextOn(colour);
  const paragraphs = content.paragraphs
    .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
  const button = content.button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(content.button.url)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:${colour};color:${onColour};font-weight:600;text-decoration:none">${escapeHtml(content.button.label)}</a></p>`
    : '';
  const link = content.link
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(content.link.url)}" style="color:#374151">${escapeHtml(content.link.label)}</a></p>`
    : '';
  const name = escapeHtml(content.panelName);
  const brand = content.logoUrl
    ? `<img src="${escapeHtml(content.logoUrl)}" alt="${name}" height="32" style="display:block;height:32px;max-width:240px;border:0">`
    : name;
  const unsubscribe = content.unsubscribe
    ? `<br><a href="${escapeHtml(content.unsubscribe.url)}" style="color:#6b7280">${escapeHtml(content.unsubscribe.label)}</a>`
    : '';
  // Many mail programs drop the document around the table and know no `start`.
  const start = directionOf(content.locale) === 'rtl' ? 'right' : 'left';
  return `<!doctype html>
<html ${languageAttributes(content.locale)}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f4f6;color:#111827;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<table role="presentation" ${languageAttributes(content.locale)} width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;max-width:560px;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td align="${start}" style="padding:16px 32px;background:${colour};color:${onColour};font-size:20px;font-weight:600">${brand}</td></tr>
<tr><td align="${start}" style="padding:32px;overflow-wrap:anywhere;word-break:${lineBreaks[content.locale] ?? 'normal'}">
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(content.title)}</h1>
${paragraphs}
${button}
${link}
</td></tr>
</table>
<p style="max-width:560px;margin:16px auto 0;color:#6b7280;font-size:12px">${escapeHtml(content.footer).replaceAll('\n', '<br>')}${unsubscribe}</p>
</td></tr></table>
</body>
</html>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
