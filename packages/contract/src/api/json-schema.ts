import { z } from 'zod';

/** A schema as JSON Schema, for the documentation. */
export function jsonSchema(schema: z.ZodType, side: 'input' | 'output'): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: side, reused: 'inline' });
  return rest;
}

/** Whether a field may be left out: it is optional or has a default. */
export function isOptionalField(field: z.ZodType): boolean {
  return field.safeParse(undefined).success;
}
