import type pg from 'pg';

/** What restoring a dump over a database does to a table: a new one with the old rows. */
export async function restoreTable(pool: pg.Pool, table: string): Promise<void> {
  await pool.query(`
    begin;
    alter table ${table} rename to restored_rows;
    create table ${table} (like restored_rows including defaults including constraints);
    insert into ${table} select * from restored_rows;
    drop table restored_rows;
    commit`);
}
