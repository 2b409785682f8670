import type { Endpoint, Input } from '@marquee/contract/endpoint.ts';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import type { z } from 'zod';
import { refuse } from '../../errors.ts';
import { fieldErrors } from './field-errors.ts';

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Path and query arrive as text and their schemas convert it; unknown query names are ignored.
 * Bodies are taken literally: nothing is coerced, and an unknown field is an error.
 */
export function parseInput<E extends Endpoint>(endpoint: E, raw: RawInput): Input<E> {
  const problems: FieldError[] = [];
  const read = (schema: z.ZodObject | undefined, value: unknown): unknown => {
    if (!schema) return {};
    const given = value === undefined ? {} : value;
    const result = schema.safeParse(given);
    if (result.success) return result.data;
    problems.push(...fieldErrors(result.error, given));
    return {};
  };
  // A malformed id in the path can name nothing: it is absent, not invalid.
  if (endpoint.params && !endpoint.params.safeParse(raw.params).success) refuse('not_found');
  const input = {
    params: read(endpoint.params, raw.params),
    query: read(endpoint.query, raw.query),
    body: read(endpoint.body && strictOf(endpoint.body), raw.body),
  };
  problems.push(...unkeepableTexts(input.query), ...unkeepableTexts(input.body));
  if (problems.length > 0) refuse('invalid_input', { fields: problems });
  if (unkeepableTexts(input.params).length > 0) refuse('not_found');
  return input as Input<E>;
}

/** A schema is compiled when it first parses, so it is made strict once and not for every call. */
const strictBodies = new WeakMap<z.ZodObject, z.ZodObject>();

function strictOf(body: z.ZodObject): z.ZodObject {
  const known = strictBodies.get(body) ?? body.strict();
  strictBodies.set(body, known);
  return known;
}

/** Where an input holds text that no table takes: with NUL in it, or with half of a surrogate pair. */
function unkeepableTexts(value: unknown, path = ''): FieldError[] {
  if (typeof value === 'string') return isKeepable(value) ? [] : [{ field: path, code: 'invalid' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    unkeepableTexts(part, path === '' ? name : `${path}.${name}`),
  );
}

function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
