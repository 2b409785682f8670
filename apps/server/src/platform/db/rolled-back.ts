import pg from 'pg';
import { isLostConnection } from './lost-connection.ts';

/** Whether PostgreSQL itself refused the statement, so that its transaction has certainly left nothing behind. */
export function rolledBack(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !isLostConnection(error);
}
