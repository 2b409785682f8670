import type { FieldError } from '@marquee/contract/error-codes.ts';

/** Where an input holds text that no table takes: with NUL in it, or with half of a surrogate pair. */
export function unkeepableTexts(value: unknown, path = ''): FieldError[] {
  if (typeof value === 'string') return isKeepable(value) ? [] : [{ field: path, code: 'invalid' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    unkeepableTexts(part, path === '' ? name : `${path}.${name}`),
  );
}

function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
