import type { StaffTrial } from '@marquee/contract/console/free-trials.ts';
import * as endpoints from '@marquee/contract/console/free-trials.ts';
import { sql } from 'kysely';
import { type CsvColumn, listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { countWaiting, type WorkQueue } from '../../platform/console/work-queue.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { approveTrial, rejectTrial } from './staff/decide-trial.ts';
import { getStaffQuest, listStaffQuests } from './staff/list-staff-quests.ts';
import { getStaffTrial, listStaffTrials } from './staff/list-staff-trials.ts';
import { saveQuest } from './staff/save-quest.ts';
import { setQuestImage } from './staff/set-quest-image.ts';
import { viewProof } from './staff/view-proof.ts';

export const freeTrialQueue: WorkQueue = {
  name: 'free-trials',
  permission: 'tasks.manage',
  measure: countWaiting('free_trial', { waits: sql`status = 'in_moderation'`, since: 'created_at' }),
};

const csvColumns: readonly CsvColumn<StaffTrial>[] = [
  ['id', ({ id }) => id],
  ['status', ({ status }) => status],
  ['quest_id', ({ quest }) => quest.id],
  ['quest', ({ quest }) => quest.name],
  ['customer_id', ({ customer }) => customer.id],
  ['customer_email', ({ customer }) => customer.email],
  ['service_id', ({ service }) => service.id],
  ['service', ({ service }) => service.name],
  ['quantity', ({ quantity }) => quantity],
  ['value', ({ value }) => value],
  ['url', ({ url }) => url],
  ['proof_url', ({ proof_url }) => proof_url],
  ['suspicions', ({ suspicions }) => suspicions.join(' ')],
  ['order_id', ({ order_id }) => order_id],
  ['reject_reason', ({ reject_reason }) => reject_reason],
  ['created_at', ({ created_at }) => created_at],
  ['decided_at', ({ decided_at }) => decided_at],
  ['ended_at', ({ ended_at }) => ended_at],
];

export const freeTrialConsoleRoutes: readonly Route[] = [
  route(endpoints.listStaffQuests, async (ctx) => ({ data: await listStaffQuests(ctx) })),
  route(endpoints.createQuest, async (ctx, { body }) => ({
    data: await getStaffQuest(ctx, await saveQuest(ctx, body)),
  })),
  route(endpoints.changeQuest, async (ctx, { params, body }) => ({
    data: await getStaffQuest(ctx, await saveQuest(ctx, body, BigInt(params.id))),
  })),
  route(endpoints.setQuestImage, async (ctx, { params }, _reply, { files }) => {
    const questId = BigInt(params.id);
    await setQuestImage(ctx, { questId, files });
    return { data: await getStaffQuest(ctx, questId) };
  }),
  route(endpoints.listStaffTrials, (ctx, { query }) => listStaffTrials(ctx, query)),
  route(endpoints.exportStaffTrials, (ctx, { query }) =>
    listCsv<StaffTrial>(ctx, {
      name: 'free-trials',
      columns: csvColumns,
      readPage: (after) => listStaffTrials(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.getStaffTrialProof, (ctx, { params }) => viewProof(ctx, BigInt(params.id))),
  route(endpoints.approveTrial, async (ctx, { params }) => {
    const trialId = BigInt(params.id);
    await approveTrial(ctx, trialId);
    return { data: await getStaffTrial(ctx, trialId) };
  }),
  route(endpoints.rejectTrial, async (ctx, { params, body }) => {
    const trialId = BigInt(params.id);
    await rejectTrial(ctx, { trialId, reason: body.reason });
    return { data: await getStaffTrial(ctx, trialId) };
  }),
];
