import type { Endpoint } from '@marquee/contract/endpoint.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** A plain value of every field that a call takes, with one and the same number wherever an id is asked for. */
export function sampleInput({ path, params, query, body }: Endpoint, id: string) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(fieldSample(name, schemaOf(params?.shape[name]), id))),
  );
  const asked = Object.entries(propertiesOf(query)).flatMap(([name, schema]) =>
    isId(name)
      ? [`${encodeURIComponent(name)}=${id}`]
      : isRequired(query, name)
        ? [`${name}=${fieldSample(name, schema, id)}`]
        : [],
  );
  return {
    url: asked.length > 0 ? `${filled}?${asked.join('&')}` : filled,
    payload: body ? sample(schemaOf(body), id) : undefined,
    /** Whether the id stands anywhere in it. */
    hasId:
      `${filled}?${asked.join('&')}`.includes(id) ||
      JSON.stringify(body ? sample(schemaOf(body), id) : '').includes(id),
  };
}

/** Some tests ask for the same call a hundred times. */
const schemas = new WeakMap<z.ZodType, Json>();

function schemaOf(field: unknown): Json {
  if (!(field instanceof z.ZodType)) return {};
  const known =
    schemas.get(field) ?? (z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }) as Json);
  schemas.set(field, known);
  return known;
}

const propertiesOf = (fields: z.ZodObject | undefined) =>
  (fields ? (schemaOf(fields).properties ?? {}) : {}) as Record<string, Json>;
const isRequired = (fields: z.ZodObject | undefined, name: string) =>
  fields !== undefined && ((schemaOf(fields).required ?? []) as string[]).includes(name);
/** A country is named by its code, which is no row of anybody's. */
const isId = (name: string) =>
  name !== 'country_id' && /(^|_)ids?$|Id$|^(account|order|provider|service)$/.test(name);

function fieldSample(name: string, schema: Json, id: string): unknown {
  if (!isId(name) && name !== 'idOrSlug') return sample(schema, id);
  const type = schema.type ?? ((schema.anyOf ?? []) as Json[])[0]?.type;
  if (type === 'array') return [idOfType(schema.items as Json, id)];
  return idOfType(schema, id);
}

const idOfType = (schema: Json | undefined, id: string) =>
  schema?.type === 'string' || schema?.type === undefined ? id : Number(id);

function sample(schema: Json, id: string): unknown {
  const alternatives = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (alternatives?.[0]) return sample(alternatives[0], id);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return (schema.enum as unknown[])[0];
  switch (schema.type) {
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1));
    case 'boolean':
      return true;
    case 'array':
      return [sample((schema.items ?? {}) as Json, id)];
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, field]) => [
          name,
          fieldSample(name, field, id),
        ]),
      );
    default:
      return textSample(schema);
  }
}

function textSample({ format, pattern, minLength = 1, maxLength = 100 }: Json): string {
  if (maxLength === 2) return 'US';
  if (format === 'email') return 'somebody@people.example';
  if (format === 'uri') return 'https://example.com/page';
  if (format === 'date') return '2026-11-17';
  if (typeof pattern === 'string' && new RegExp(pattern).test('1')) return '1';
  return 'sample'.padEnd(Number(minLength), 'e').slice(0, Number(maxLength));
}
