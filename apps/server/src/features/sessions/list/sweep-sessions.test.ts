import { expect, test } from 'vitest';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { sweepSessions } from './sweep-sessions.ts';

const database = await testDatabase();

test('a solved challenge is remembered until it could not be used again', async () => {
  const ctx = await testContext(database);
  const solution = (name: string, days: number) => ({
    panel_id: ctx.panel.id,
    hash: Buffer.from(name),
    expires_at: new Date(ctx.clock.now().getTime() + days * 86_400_000),
  });
  await database.db
    .insertInto('captcha_solution')
    .values([solution('old', -2), solution('fresh', 0.01)])
    .execute();
  for (const _ of [1, 2]) await sweepSessions(ctx);
  const kept = await database.db.selectFrom('captcha_solution').select('hash').execute();
  expect(kept.map(({ hash }) => hash.toString())).toEqual(['fresh']);
});
