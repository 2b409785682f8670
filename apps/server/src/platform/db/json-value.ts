/**
 * The value of a jsonb column. Write it with `JSON.stringify`: the driver would send an array as a
 * PostgreSQL array.
 */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
