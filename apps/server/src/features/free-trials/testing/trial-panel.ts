import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { multipart } from '../../../testing/multipart.ts';
import { rootPanel } from '../../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../../catalogue/testing/create-catalogue.ts';
import { addKnownLinkRules } from '../../links/index.ts';
import { staffMember } from '../../sessions/testing/staff-member.ts';
import { newAddress, provenVisitor, switchCaptchaOff } from '../../sessions/testing/visitor.ts';
import { freeTrials } from '../index.ts';

type QuestValues = Partial<Insertable<DB['free_trial_quest']>>;

/** A panel with free trials, one service of YouTube views at 1 USD for 1000, and staff who run the trials. */
export async function openTrialPanel(database: TestDatabase) {
  const { db } = database;
  const app = await testApp(database);
  const panel = await rootPanel(database);
  await switchCaptchaOff(database);
  const type = await createServiceType(db, await createNetwork(db, panel, { slug: 'youtube' }));
  await db.transaction().execute(addKnownLinkRules);
  const service = await createService(db, type, { min: 10n, url_is_required: true });
  const other = await createHostedPanel(database);
  const ctx = await testContext(database, { panel, listeners: freeTrials.listeners ?? [] });
  const manager = await staffMember(app, database, 'manager');

  const quest = async (values: QuestValues = {}) => {
    const now = new Date();
    const row = await db
      .insertInto('free_trial_quest')
      .values({
        panel_id: panel.id,
        name: 'Try it',
        service_id: service.id,
        quantity: 100n,
        created_at: now,
        updated_at: now,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return Number(row.id);
  };

  const customer = async (remoteAddress = newAddress()) => {
    const { id, email, headers } = await provenVisitor(app, database, undefined, { remoteAddress });
    const call = (url: string, options: object = {}) => app.call(url, { headers, remoteAddress, ...options });
    const request = (questId: number, url: string, body: object = {}) =>
      call('/api/v1/free-trials', {
        method: 'POST',
        payload: { free_trial_quest_id: questId, url, ...body },
      });
    const upload = (questId: number, url: string, bytes: Buffer) => {
      const fields = { free_trial_quest_id: String(questId), url };
      const form = multipart(fields, [{ field: 'file', name: 'proof.png', bytes }]);
      return call('/api/v1/free-trials', {
        method: 'POST',
        ...form,
        headers: { ...form.headers, ...headers },
      });
    };
    const trials = async () => (await call('/api/v1/free-trials')).json().data;
    const look = async (questId: number) => (await call(`/api/v1/free-trial-quests/${questId}`)).json().data;
    return { id, email, headers, call, request, upload, trials, look };
  };

  const staffCall = (url: string, options: object = {}) =>
    app.call(`/api/v1/admin/${url}`, { headers: manager.headers, ...options });
  const decide = (trialId: number, kind: 'approval' | 'rejection', payload: object = {}) =>
    staffCall(`free-trials/${trialId}/${kind}`, { method: 'POST', payload });

  return { app, db, panel, other, ctx, service, type, quest, customer, manager, staffCall, decide };
}

/** A video that nothing else in the test asks for. */
export function newVideo(): string {
  return randomUUID().replaceAll('-', '').slice(0, 11);
}

export const watch = (video = newVideo()) => `https://www.youtube.com/watch?v=${video}`;
