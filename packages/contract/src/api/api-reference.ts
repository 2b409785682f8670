import type { z } from 'zod';
import type { Access, Area, Endpoint, Method } from '../endpoint.ts';
import { endpoints } from '../registry.ts';
import { isOptionalField, jsonSchema } from './json-schema.ts';

interface ReferenceField {
  name: string;
  place: 'path' | 'query' | 'body';
  /** `integer`, `string`, `a | b | c`, `list of string` … */
  type: string;
  required: boolean;
}

interface ReferenceCall {
  name: string;
  method: Method;
  path: string;
  access: Access;
  summary: string;
  fields: ReferenceField[];
}

/** What the API page shows: every public call, by area, with the fields it takes. */
export function apiReference(): { area: Area; calls: ReferenceCall[] }[] {
  const listed = Object.values<Endpoint>(endpoints).filter(({ access }) => !access.startsWith('staff:'));
  return [...Map.groupBy(listed, ({ area }) => area)].map(([area, calls]) => ({
    area,
    calls: calls.map(describe),
  }));
}

function describe({ name, method, path, access, summary, params, query, body }: Endpoint): ReferenceCall {
  const fields = [...fieldsOf(params, 'path'), ...fieldsOf(query, 'query'), ...fieldsOf(body, 'body')];
  return { name, method, path, access, summary, fields };
}

function fieldsOf(schema: z.ZodObject | undefined, place: ReferenceField['place']): ReferenceField[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const type = typeName(jsonSchema(field as z.ZodType, 'output'));
    return { name, place, type, required: !isOptionalField(field as z.ZodType) };
  });
}

function typeName(schema: Record<string, unknown>): string {
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ');
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(typeName).join(' | ');
  if (schema.type === 'array') return `list of ${typeName(schema.items as Record<string, unknown>)}`;
  return String(schema.type ?? 'any');
}
