import type { Context } from '../../platform/context.ts';

/** For all panels. */
export async function deleteExpiredChallenges({ db }: Context, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_challenge').where('expires_at', '<', before).execute();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', before).execute();
}
