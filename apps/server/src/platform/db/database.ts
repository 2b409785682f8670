import type { Kysely } from 'kysely';
import type { DB } from './generated/tables.ts';

/** A pool or a transaction: both run queries, and verbs take whichever they are given. */
export type Database = Kysely<DB>;
