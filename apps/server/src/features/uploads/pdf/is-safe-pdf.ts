import { isPlainPdf } from './is-plain-pdf.ts';

/** A polyglot file hides its second format before the header or after the end. */
const maxTrailingBytes = 1024;

/** A PDF from its first to its last byte, and a plain one. */
export function isSafePdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return false;
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || text.length - end > maxTrailingBytes || !text.includes('startxref')) return false;
  if (/<(html|script|svg|body)[\s>/]/i.test(text.slice(0, 1024) + text.slice(end))) return false;
  return isPlainPdf(bytes);
}
