/** Our mails carry this line at the top, with text in any language between the marks. */
const marker = /^.*##-.*$/m;

/** `>` and what some mail programs use instead. */
const quoted = /^\s*[>|»]/;

/** "On Monday, somebody wrote:" in every language ends in a colon; programs also draw lines or list headers. */
const introduction = /[:：]\s*$|^[\s_-]{5,}$|^\s*-{2,}.*-{2,}\s*$|^\s*<?[^\s<>]+@[^\s<>]+>?\s*$/;

/** What a person wrote in a reply by mail, without the quoted mail below it. */
export function replyText(mail: string): string {
  const text = mail.replaceAll('\r\n', '\n');
  const cut = text.search(marker);
  const isCut = cut >= 0;
  const lines = (isCut ? text.slice(0, cut) : text).split('\n');
  const quoteFollowed = dropQuote(lines) || isCut;
  if (quoteFollowed) dropIntroduction(lines);
  return lines.join('\n').trim();
}

/** Removes the quote from the end; returns whether there was one. */
function dropQuote(lines: string[]): boolean {
  let found = false;
  while (lines.length > 0) {
    const last = lines.at(-1) ?? '';
    if (quoted.test(last)) found = true;
    else if (last.trim() !== '') break;
    lines.pop();
  }
  return found;
}

/** At most the three lines that such an introduction is folded into. */
function dropIntroduction(lines: string[]): void {
  if (!introduction.test(lines.at(-1) ?? '')) return;
  for (let dropped = 0; dropped < 3 && (lines.at(-1) ?? '').trim() !== ''; dropped += 1) lines.pop();
}
