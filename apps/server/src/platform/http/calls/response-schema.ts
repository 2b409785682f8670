import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/**
 * The serializer only needs types: lengths, patterns and formats are dropped, and `X or null` becomes a
 * nullable X, which is serialized without trying alternatives.
 */
export function responseSchema(schema: z.ZodType): JsonSchema {
  return shapeOf(
    z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' }) as JsonSchema,
  );
}

function shapeOf(schema: JsonSchema): JsonSchema {
  const alternatives = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (alternatives) {
    const others = alternatives.filter((alternative) => alternative.type !== 'null');
    const [only, ...more] = others.map(shapeOf);
    if (only?.type && more.length === 0 && others.length < alternatives.length) return nullable(only);
    return { anyOf: alternatives.map(shapeOf) };
  }
  const shape: JsonSchema = {};
  if (schema.type !== undefined) shape.type = schema.type;
  // Needed to distinguish the alternatives of a union.
  if (schema.const !== undefined) shape.enum = [schema.const];
  if (schema.enum !== undefined) shape.enum = schema.enum;
  if (schema.items !== undefined) shape.items = shapeOf(schema.items as JsonSchema);
  if (schema.properties !== undefined) {
    shape.properties = Object.fromEntries(
      Object.entries(schema.properties as Record<string, JsonSchema>).map(([key, value]) => [
        key,
        shapeOf(value),
      ]),
    );
    if (schema.required !== undefined) shape.required = schema.required;
  }
  if (typeof schema.additionalProperties === 'object') {
    shape.additionalProperties = shapeOf(schema.additionalProperties as JsonSchema);
  }
  // A value without a type is written by JSON.stringify.
  return shape;
}

function nullable(shape: JsonSchema): JsonSchema {
  const choices = shape.enum as unknown[] | undefined;
  return { ...shape, ...(choices ? { enum: [...choices, null] } : {}), nullable: true };
}
