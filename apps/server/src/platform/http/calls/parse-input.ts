import type { Endpoint, Input } from '@marquee/contract/endpoint.ts';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import type { z } from 'zod';
import { refuse } from '../../errors.ts';
import { fieldErrors } from './field-errors.ts';
import { isStorable } from './storable-text.ts';

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Path and query are text that their schemas convert; unknown query parameters are ignored. Bodies are
 * strict: nothing is coerced, and an unknown field is an error.
 */
export function parseInput<E extends Endpoint>(endpoint: E, raw: RawInput): Input<E> {
  const problems: FieldError[] = [];
  const read = (schema: z.ZodObject | undefined, value: unknown): unknown => {
    if (!schema) return {};
    const present = value === undefined ? {} : value;
    const result = schema.safeParse(present);
    if (result.success) return result.data;
    problems.push(...fieldErrors(result.error, present));
    return {};
  };
  // A malformed id in the path matches nothing, so it is `not_found` and not `invalid_input`.
  if (endpoint.params && !endpoint.params.safeParse(raw.params).success) refuse('not_found');
  const input = {
    params: read(endpoint.params, raw.params),
    query: read(endpoint.query, raw.query),
    body: read(endpoint.body && strictBody(endpoint.body), raw.body),
  };
  problems.push(...unstorableTexts(input.query), ...unstorableTexts(input.body));
  if (problems.length > 0) refuse('invalid_input', { fields: problems });
  if (unstorableTexts(input.params).length > 0) refuse('not_found');
  return input as Input<E>;
}

/** zod compiles a schema on first use, so the strict version is cached. */
const strictBodies = new WeakMap<z.ZodObject, z.ZodObject>();

function strictBody(body: z.ZodObject): z.ZodObject {
  const known = strictBodies.get(body) ?? body.strict();
  strictBodies.set(body, known);
  return known;
}

function unstorableTexts(value: unknown, path = ''): FieldError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ field: path, code: 'invalid' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    unstorableTexts(part, path === '' ? name : `${path}.${name}`),
  );
}
