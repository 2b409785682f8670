import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, a signed-in user, a widget's token (or the panel's own), or staff with a permission. */
export type Access = 'guest' | 'user' | 'widget' | `staff:${string}`;

export type Area =
  | 'shell'
  | 'catalogue'
  | 'ordering'
  | 'orders'
  | 'account'
  | 'money'
  | 'earn'
  | 'subscriptions'
  | 'youtube'
  | 'api'
  | 'console';

type Fields = z.ZodObject;

/**
 * One call, described once. It drives the server's route, the typed client, `/api.yaml`,
 * the API page, the access matrix and the fuzzer.
 */
export interface Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Fields = Fields,
  Response extends z.ZodType = z.ZodType,
> {
  /** Unique, camelCase; the operationId of the OpenAPI document. */
  name: string;
  method: Method;
  /** With `{name}` placeholders, exactly as the public API spells it. */
  path: string;
  access: Access;
  area: Area;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The whole response, envelope included. Absent: 204 without a body. */
  response?: Response;
  /** Of the response, if it is not JSON. */
  contentType?: string;
  /** Errors besides those that every call may return. */
  errors?: readonly ErrorCode[];
  /** Allowed for a frozen account too; `for-debt`: for one that is frozen for nothing but what it owes. */
  whileFrozen?: true | 'for-debt';
  /** Only shortly after signing in or confirming one's identity; never while impersonating. */
  fresh?: true;
  /** Only for an account that has proven an email address. */
  provenEmail?: true;
  /** A money call: takes an `Idempotency-Key` header, and is forbidden while impersonating. */
  idempotent?: boolean;
  /** Where the method does not tell: false for a POST that only asks, true for a GET that also writes. */
  changesData?: boolean;
  /**
   * What the body may be besides JSON: a form's fields too (`form`), fields with files too (`upload`),
   * or bytes that the handler reads and checks itself (`raw`).
   */
  takes?: 'form' | 'upload' | 'raw';
  /** A page has the same address: a GET that accepts HTML gets the page. */
  alsoPage?: true;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;
type Sent<S> = S extends z.ZodType ? z.input<S> : Record<never, never>;

/** What a handler receives: path, query and body fields, each parsed, in one object per source. */
export interface Input<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** What a caller passes to the typed client. */
export interface CallInput<E extends Endpoint> {
  params?: Sent<E['params']>;
  query?: Sent<E['query']>;
  body?: Sent<E['body']>;
}

export type Answer<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : undefined;

export function endpoint<
  Params extends Fields,
  Query extends Fields,
  Body extends Fields,
  Response extends z.ZodType,
  const Definition extends Endpoint<Params, Query, Body, Response>,
>(definition: Definition & Endpoint<Params, Query, Body, Response>): Definition {
  return definition;
}
