import type { Installation } from '../../../installation.ts';
import type { Panel } from '../../../platform/context.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { signSessionToken } from '../tokens/session-token.ts';

/** The authorization header of a new account, without the cost of a sign-up. */
export async function newBearer({ appServices }: Installation, panel: Panel): Promise<string> {
  const { db, clock, keys } = appServices;
  const account = await createAccount(db, panel);
  const { id } = await db
    .insertInto('session')
    .values({
      panel_id: panel.id,
      account_id: account.id,
      refresh_hash: Buffer.alloc(32),
      address: '127.0.0.1',
      user_agent: 'test',
      expires_at: new Date(clock.now().getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return `Bearer ${await signSessionToken({ panel, clock, keys }, id)}`;
}
