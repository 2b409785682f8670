import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { Calls } from './generated/calls.ts';
import type { EndpointName, Endpoints } from './registry.ts';
import { endpoints } from './registry.ts';
import { routes } from './routes.ts';

/** One type, field by field: not only that each may stand for the other. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type Side<Call, Name extends string> = Name extends keyof Call ? Call[Name] : 'absent';
type Taken<Schema> = Schema extends z.ZodType ? z.input<Schema> : 'absent';
type Given<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type IsInferred<Name extends EndpointName> = [
  Same<Side<Side<Calls, Name>, 'params'>, Taken<Side<Endpoints[Name], 'params'>>>,
  Same<Side<Side<Calls, Name>, 'query'>, Taken<Side<Endpoints[Name], 'query'>>>,
  Same<Side<Side<Calls, Name>, 'body'>, Taken<Side<Endpoints[Name], 'body'>>>,
  Same<Side<Side<Calls, Name>, 'answer'>, Given<Side<Endpoints[Name], 'response'>>>,
];

/** Calls whose generated types differ from what zod infers: none, or `npm run call-types` has to run. */
type Outdated = {
  [Name in EndpointName]: IsInferred<Name> extends [true, true, true, true] ? never : Name;
}[EndpointName];
const outdated: [Outdated] extends [never] ? null : Outdated = null;

/** Calls whose route differs from the registry's. */
type Misrouted = {
  [Name in EndpointName]: (typeof routes)[Name] extends `${Endpoints[Name]['method']} ${Endpoints[Name]['path']}`
    ? never
    : Name;
}[EndpointName];
const misrouted: [Misrouted] extends [never] ? null : Misrouted = null;

it('has a plain type and a route for every call', () => {
  // What is compared stands in the types above; a compiler that finds a difference names the call.
  expect([outdated, misrouted]).toEqual([null, null]);
  expect(Object.keys(routes).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

it('tells types apart that may stand for each other', () => {
  const told: [
    Same<{ a: string }, { a: string }>,
    Same<{ a?: string }, { a: string | undefined }>,
    Same<{ a?: string }, { b?: string }>,
    Same<{ a: string | null }, { a: string }>,
    Same<{ a: 'x' | 'y' }, { a: string }>,
    Same<Record<string, number>, { a: number }>,
  ] = [true, false, false, false, false, false];
  expect(told).toHaveLength(6);
});
