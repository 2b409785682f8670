import type { ErrorBody, ErrorCode, FieldError } from '@marquee/contract/error-codes.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { ErrorPhrases } from './error-phrases.ts';
import { inAllLocales } from './in-all-locales.ts';
import { loadArea } from './load-phrases.ts';

/** All languages stay loaded: an error message must be available at once, even when nothing else works. */
const messages: Readonly<Record<Locale, ErrorPhrases>> = await inAllLocales((locale) =>
  loadArea(locale, 'errors'),
);

interface RefusedCall {
  code: ErrorCode;
  fields: readonly FieldError[];
  /** Values for the message's own placeholders. */
  values?: FieldError['values'];
}

/** An error in the caller's language: one message, and one for each rejected field. */
export function translateError(refused: RefusedCall, locale: Locale): Pick<ErrorBody, 'message' | 'errors'> {
  // A Map, because a caller may name a field `__proto__`.
  const errors = new Map<string, string[]>();
  for (const problem of refused.fields) {
    const message = fieldMessage(problem, messages[locale].field);
    errors.set(problem.field, [...(errors.get(problem.field) ?? []), message]);
  }
  const message = filled(messages[locale][refused.code], refused.values) ?? messages[locale].invalid_input;
  return { message, errors: Object.fromEntries(errors) };
}

function fieldMessage({ code, values }: FieldError, phrases: ErrorPhrases['field']): string {
  return filled(phrases[code], values) ?? phrases.invalid;
}

/**
 * Error texts hold bare `{name}` placeholders only, so no ICU formatter is needed here. Undefined when a
 * value is missing: nobody should read a placeholder.
 */
function filled(text: string, values: FieldError['values'] = {}): string | undefined {
  const known = new Map(Object.entries(values));
  const names = [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  if (!names.every((name) => known.has(name))) return undefined;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(known.get(name)));
}
