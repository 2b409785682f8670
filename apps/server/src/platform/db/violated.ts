import pg from 'pg';

/** Whether PostgreSQL refused with this SQLSTATE (`23505`) or because of this constraint's name. */
export function violated(error: unknown, constraintOrCode: string): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.code === constraintOrCode || error.constraint === constraintOrCode;
}
