import * as endpoints from '@marquee/contract/earn/free-trials.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { getTrial, getTrialProof, listTrials } from './own-trials.ts';
import { getQuest, listQuests } from './quests/list-quests.ts';
import { getQuestImage } from './quests/quest-image.ts';
import { trackQuest } from './quests/track-quest.ts';
import { requestTrial } from './requesting/request-trial.ts';
import { trialOrigin } from './requesting/trial-origin.ts';

export const freeTrialRoutes: readonly Route[] = [
  route(endpoints.listFreeTrialQuests, async (ctx) => ({ data: await listQuests(ctx) })),
  route(endpoints.getFreeTrialQuest, async (ctx, { params }) => ({
    data: await getQuest(ctx, BigInt(params.id)),
  })),
  route(endpoints.getFreeTrialQuestImage, (ctx, { params }) =>
    getQuestImage(ctx, { questId: BigInt(params.id), filename: params.filename }),
  ),
  route(endpoints.trackFreeTrialQuest, async (ctx, { params }) => {
    await trackQuest(ctx, BigInt(params.id));
    return undefined;
  }),
  route(
    endpoints.requestFreeTrial,
    async (ctx, { body }, reply, incoming) => {
      const trialId = await requestTrial(ctx, {
        questId: BigInt(body.free_trial_quest_id),
        url: body.url,
        proof: { url: body.proof_url || null, files: incoming.files },
        origin: trialOrigin(incoming, reply),
      });
      return trialId === undefined ? undefined : { data: await getTrial(ctx, trialId) };
    },
    { limit: { points: 30, seconds: 3600 } },
  ),
  route(endpoints.listFreeTrials, async (ctx) => ({ data: await listTrials(ctx) })),
  route(endpoints.getFreeTrial, async (ctx, { params }) => ({
    data: await getTrial(ctx, BigInt(params.id)),
  })),
  route(endpoints.getFreeTrialProof, (ctx, { params }) => getTrialProof(ctx, BigInt(params.id))),
];
