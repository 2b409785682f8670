import type { Selectable } from 'kysely';
import type { DB } from '../../../platform/db/generated/tables.ts';
import type { testApp } from '../../../testing/test-app.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { password, post, provenVisitor } from './visitor.ts';

export type Role = Selectable<DB['account']>['role'];

/** Somebody with this role who has just signed in. */
export async function staffMember(
  app: Pick<Awaited<ReturnType<typeof testApp>>, 'call'>,
  database: TestDatabase,
  role: Role,
) {
  const person = await provenVisitor(app, database);
  await database.db.updateTable('account').set({ role }).where('id', '=', person.id).execute();
  const entered = await post(app, '/login', { email: person.email, password });
  return { ...person, headers: { authorization: String(entered.headers.authorization) } };
}
