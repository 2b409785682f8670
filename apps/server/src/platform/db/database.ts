import type { Kysely } from 'kysely';
import type { DB } from './generated/tables.ts';

/** A pool or a transaction. */
export type Database = Kysely<DB>;
