import type { Context } from '../../../platform/context.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { createNetwork, createService, createServiceType } from '../../catalogue/testing/create-catalogue.ts';

/** A request with an uploaded proof that waits for a person and ends in a week. */
export async function insertWaitingTrial({ db, panel, clock }: Context): Promise<void> {
  const now = clock.now();
  const { id: account_id } = await createAccount(db, panel);
  const type = await createServiceType(db, await createNetwork(db, panel));
  const { id: service_id } = await createService(db, type);
  const reward = { panel_id: panel.id, service_id, quantity: 10n, created_at: now };
  const { id: quest_id } = await db
    .insertInto('free_trial_quest')
    .values({ ...reward, name: 'Quest', updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('free_trial')
    .values({
      ...reward,
      quest_id,
      account_id,
      repeat: 1,
      status: 'in_moderation',
      link: 'https://example.com/1',
      compared_link: 'https://example.com/1',
      proof_file: 'proof.png',
      proof_name: 'proof.png',
      proof_type: 'image/png',
      address: '192.0.2.1',
      expire_at: new Date(now.getTime() + 7 * 86_400_000),
    })
    .execute();
}
