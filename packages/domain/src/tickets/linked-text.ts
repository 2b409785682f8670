export interface TextPiece {
  text: string;
  /** Set where the piece is an address of the web. */
  href?: string;
}

const address = /https?:\/\/[^\s<>"'`\\^{|}]+/gi;
const trailing = /[).,;:!?\]…'’"”»]+$/;

/** Words and the web addresses in them. Nothing else becomes a link, so nothing that is typed can run. */
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

/** The full stop after an address belongs to the sentence; a bracket that was opened inside it does not. */
function withoutTrailing(found: string): string {
  const bare = found.replace(trailing, '');
  return found.charAt(bare.length) === ')' && bare.includes('(') ? `${bare})` : bare;
}

/** Addresses with a name before the host pretend to be another's. */
function webAddress(text: string): string | undefined {
  const url = URL.parse(text);
  const isWeb = url && (url.protocol === 'https:' || url.protocol === 'http:');
  return isWeb && url.hostname.includes('.') && !url.username ? url.href : undefined;
}
