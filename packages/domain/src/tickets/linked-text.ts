export interface TextPiece {
  text: string;
  /** Set where the piece is an address of the web. */
  href?: string;
}

const address = /https?:\/\/[^\s<>"'`\\^{|}]+/gi;
const trailing = /[).,;:!?\]…'’"”»]+$/;

/** Splits a text into plain pieces and web addresses. Only those become links, so no typed script can run. */
export function linkedText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const match of text.matchAll(address)) {
    const found = withoutTrailing(match[0]);
    const href = webAddress(found);
    if (!href) continue;
    if (match.index > done) pieces.push({ text: text.slice(done, match.index) });
    pieces.push({ text: found, href });
    done = match.index + found.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}

/** A full stop after an address belongs to the sentence; a closing bracket opened inside it is kept. */
function withoutTrailing(found: string): string {
  const bare = found.replace(trailing, '');
  return found.charAt(bare.length) === ')' && bare.includes('(') ? `${bare})` : bare;
}

/** Addresses with a user name before the host are rejected: they imitate another site. */
function webAddress(text: string): string | undefined {
  const url = URL.parse(text);
  const isWeb = url && (url.protocol === 'https:' || url.protocol === 'http:');
  return isWeb && url.hostname.includes('.') && !url.username ? url.href : undefined;
}
