import { refuse } from '../../platform/errors.ts';

/** What cannot be seen and only misleads: control characters, and marks that turn the text around. */
const unseen = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Kept as plain text, shown as plain text: no mark-up is ever read from it. */
export function plainWords(field: string, typed: string): string {
  const words = typed.replace(/\r\n?/g, '\n').replace(unseen, '').toWellFormed().trim();
  return words || refuse('invalid_input', { fields: [{ field, code: 'required' }] });
}
