import type { TrialStart, TrialSuspicion } from '@marquee/domain/free-trials/free-trial.ts';
import { countedTrialStatuses } from '@marquee/domain/free-trials/free-trial.ts';
import type { Context } from '../../../platform/context.ts';
import { violated } from '../../../platform/db/violated.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { PricedSponsored } from '../../checkout/index.ts';
import type { StoredFile } from '../../uploads/index.ts';
import type { QuestRow } from '../quests/quest.ts';
import type { TrialOrigin } from './trial-origin.ts';

interface NewTrial {
  accountId: bigint;
  quest: QuestRow;
  request: { origin: TrialOrigin };
  status: TrialStart;
  orderId: bigint | null;
  sponsored: PricedSponsored;
  proofUrl: string | null;
  file: StoredFile | undefined;
  suspicions: readonly TrialSuspicion[];
  days: number;
}

const day = 24 * 60 * 60 * 1000;

/** The database holds both limits, one per link and one per repeat, whatever was counted before. */
export async function insertTrial(tx: Context, trial: NewTrial): Promise<bigint> {
  const { quest, file, sponsored, request } = trial;
  const now = tx.clock.now();
  const { id } = await tx.db
    .insertInto('free_trial')
    .values({
      panel_id: tx.panel.id,
      quest_id: quest.id,
      account_id: trial.accountId,
      repeat: await freeRepeat(tx, quest, trial.accountId),
      status: trial.status,
      link: sponsored.link,
      compared_link: sponsored.comparedLink,
      proof_url: trial.proofUrl,
      proof_file: file?.filename ?? null,
      proof_name: file?.original_name ?? null,
      proof_type: file?.content_type ?? null,
      suspicions: [...trial.suspicions],
      device_hash: request.origin.deviceHash,
      address: request.origin.address,
      subnet: request.origin.subnet,
      service_id: quest.service_id,
      quantity: quest.quantity,
      order_id: trial.orderId,
      created_at: now,
      expire_at: new Date(now.getTime() + trial.days * day),
      decided_at: trial.status === 'in_processing' ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseUsed);
  return id;
}

async function freeRepeat({ db, panel }: Context, quest: QuestRow, accountId: bigint): Promise<number> {
  const rows = await db
    .selectFrom('free_trial')
    .select('repeat')
    .where('panel_id', '=', panel.id)
    .where('quest_id', '=', quest.id)
    .where('account_id', '=', accountId)
    .where('status', 'in', countedTrialStatuses)
    .execute();
  const taken = new Set(rows.map(({ repeat }) => repeat));
  let repeat = 1;
  while (taken.has(repeat)) repeat += 1;
  return repeat;
}

function refuseUsed(error: unknown): never {
  if (violated(error, 'free_trial_one_per_link'))
    throw new Refusal('invalid_input', { fields: [{ field: 'url', code: 'quest_link_used' }], cause: error });
  if (violated(error, 'free_trial_one_per_repeat'))
    throw new Refusal('invalid_input', {
      fields: [{ field: 'free_trial_quest_id', code: 'quest_used_up' }],
      cause: error,
    });
  throw error;
}
