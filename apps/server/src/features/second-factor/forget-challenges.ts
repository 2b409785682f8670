import type { Context } from '../../platform/context.ts';

/** Of every panel: what ran out by then can no longer be answered. */
export async function forgetChallenges({ db }: Context, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_challenge').where('expires_at', '<', before).execute();
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', before).execute();
}
