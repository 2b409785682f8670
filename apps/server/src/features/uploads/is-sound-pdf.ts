/** What a paper never needs and an attack does: scripts, programs to start, files inside, forms that phone home. */
const forbiddenNames =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToR)(?![A-Za-z])/;

/** A file that is another kind as well has its other half before the header or after the end. */
const mostTrailingBytes = 1024;

/**
 * Kept as it came, for there is no drawing it anew without a renderer; so it must be nothing but a
 * plain document, and it is only ever handed out to be saved.
 */
export function isSoundPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return false;
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || text.length - end > mostTrailingBytes || !text.includes('startxref')) return false;
  if (/<(html|script|svg|body)[\s>/]/i.test(text.slice(0, 1024) + text.slice(end))) return false;
  return !forbiddenNames.test(plainNames(withoutStreams(text)));
}

/** Packed pictures and fonts hold any three letters by chance. */
function withoutStreams(text: string): string {
  return text
    .split(/\bstream\r?\n/)
    .map((piece, index) => (index === 0 ? piece : piece.slice(Math.max(0, piece.indexOf('endstream')))))
    .join('');
}

/** `/J#61vaScript` means `/JavaScript`. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
