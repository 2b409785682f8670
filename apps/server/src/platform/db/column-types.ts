import pg from 'pg';

type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

const { builtins } = pg.types;
const textArray = 1009;
const int8Array = 1016;
const dateArray = 1182;
const numericArray = 1231;

const parseTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(textArray as TypeId);

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, BigInt],
  [builtins.NUMERIC, String],
  [builtins.DATE, String],
  [int8Array, (text) => parseTextArray(text).map((item) => (item === null ? null : BigInt(item)))],
  [numericArray, parseTextArray],
  [dateArray, parseTextArray],
]);

/** Exact values: no int8 or numeric passes through a float, no date through a time zone. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid as TypeId, format),
};
