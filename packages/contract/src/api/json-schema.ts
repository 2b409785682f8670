import { z } from 'zod';

/** Shape and rules of a schema as documentation shows them. */
export function jsonSchema(schema: z.ZodType, side: 'input' | 'output'): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: side, reused: 'inline' });
  return rest;
}

/** Whether a field may be left out: it is optional or has a default. */
export function takesNothing(field: z.ZodType): boolean {
  return field.safeParse(undefined).success;
}
