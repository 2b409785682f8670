import pg from 'pg';

/** Whether PostgreSQL failed with this SQLSTATE (such as `23505`) or on this constraint. */
export function violated(error: unknown, constraintOrCode: string): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.code === constraintOrCode || error.constraint === constraintOrCode;
}
