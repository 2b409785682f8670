import pg from 'pg';

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  has_default: boolean;
  always_generated: boolean;
  /** The CHECK constraints on this column alone. */
  checks: string[];
}

const columnTypes: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
};

/** The source of `platform/db/generated/tables.ts` for the migrated database at `url`. */
export async function generateTables(url: string): Promise<string> {
  const columns = await readColumns(url);
  const tables = [...Map.groupBy(columns, (column) => column.table)];
  const body = tables.map(([table, itsColumns]) => tableInterface(table, itsColumns)).join('\n');
  const kyselyTypes = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((type) =>
    body.includes(`${type}<`),
  );
  return [
    '// Written by `npm run database-types` from the migrations; a test holds it to them.',
    `import type { ${kyselyTypes.join(', ')} } from 'kysely';`,
    ...(body.includes('JsonValue') ? ["import type { JsonValue } from '../json-value.ts';"] : []),
    '',
    body,
    'export interface DB {',
    ...tables.map(([table]) => `  ${table}: ${interfaceName(table)};`),
    '}',
    '',
  ].join('\n');
}

async function readColumns(url: string): Promise<Column[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(
      `select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable,
              a.atthasdef or a.attidentity = 'd' as has_default,
              a.attidentity = 'a' or a.attgenerated <> '' as always_generated,
              array(select pg_get_constraintdef(k.oid) from pg_constraint k
                     where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
                     order by k.conname) as checks
         from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         join pg_type t on t.oid = a.atttypid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
          and not c.relispartition and c.relname not in ('schema_migration', 'schema_function')
        order by c.relname collate "C", a.attnum`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

function tableInterface(table: string, columns: Column[]): string {
  const lines = columns.map((column) => `  ${column.name}: ${columnType(column)};`);
  return `interface ${interfaceName(table)} {\n${lines.join('\n')}\n}\n`;
}

function columnType(column: Column): string {
  const orNull = column.nullable ? ' | null' : '';
  if (column.type === 'jsonb') {
    const inserted = column.has_default ? ' | undefined' : '';
    return `ColumnType<JsonValue${orNull}, string${orNull}${inserted}, string${orNull}>`;
  }
  const type = scalarType(column) + orNull;
  if (column.always_generated) return `GeneratedAlways<${type}>`;
  return column.has_default ? `Generated<${type}>` : type;
}

function scalarType(column: Column): string {
  const isArray = column.type.startsWith('_');
  const type = columnTypes[isArray ? column.type.slice(1) : column.type];
  if (!type)
    throw new Error(`${column.table}.${column.name} has type ${column.type}, unknown to generate-tables.ts`);
  const values =
    type === 'string' ? column.checks.map(allowedValues).find((found) => found !== undefined) : undefined;
  const union = values?.map((value) => `'${value}'`).join(' | ') ?? type;
  return isArray ? `${values ? `(${union})` : union}[]` : union;
}

/** The values of `check (x in (…))` as PostgreSQL prints it; for an array, the values of its items. */
function allowedValues(check: string): string[] | undefined {
  const list = /^CHECK \(\(\S+ (?:= ANY \(|<@ )ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)+$/.exec(check);
  const only = /^CHECK \(\(\S+ = ('[^']*'::text)\)\)$/.exec(check);
  const values = list?.[1] ?? only?.[1];
  return values?.split(', ').map((value) => value.slice(1, -"'::text".length));
}

function interfaceName(table: string): string {
  return `${table.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())}Table`;
}
