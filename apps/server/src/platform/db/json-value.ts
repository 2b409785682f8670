/**
 * What a jsonb column answers. It is written as text (`JSON.stringify`): the driver would send
 * an array as a PostgreSQL array.
 */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
