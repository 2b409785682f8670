import { verificationSteps } from '@marquee/domain/verification/verification.ts';
import { expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { sentJobs } from '../../testing/sent-jobs.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { deleteFileJob } from '../uploads/index.ts';
import { hostileFiles, payload } from '../uploads/testing/hostile-files.ts';
import { pdf, picture } from '../uploads/testing/sound-files.ts';
import { approveVerification, rejectVerification } from './decide-verification.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await createHostedPanel(database);
const other = await createHostedPanel(database);
await switchCaptchaOff(database);
const ctx = {
  ...(await testContext(database, { panel })),
  storage: app.installation.appServices.storage,
};
const path = '/api/v1/verification-document';
const png = await picture('png');

async function visitor(host = panel.host) {
  const { id, bearer, email } = await signUpVisitor(app, undefined, { headers: { host } });
  const headers = { host, authorization: bearer };
  const upload = (step: string, file: { name: string; bytes: Buffer } = { name: 'x.png', bytes: png }) => {
    const form = multipart({ step }, [{ field: 'file', ...file }]);
    return app.call(path, { method: 'POST', ...form, headers: { ...form.headers, ...headers } });
  };
  const remove = (body: object) => app.call(path, { method: 'DELETE', payload: body, headers });
  const state = async () => (await app.call(path, { headers })).json().data;
  const file = (filename: string) => app.call(`${path}/${filename}`, { headers });
  return { id, email, headers, upload, remove, state, file };
}

async function handedIn() {
  const person = await visitor();
  for (const step of verificationSteps) await person.upload(step);
  const { revision } = await database.db
    .selectFrom('verification')
    .select('revision')
    .where('account_id', '=', person.id)
    .executeTakeFirstOrThrow();
  return { ...person, revision };
}

test('four files hand it in; taking one back and sending it again does so anew', async () => {
  const { upload, remove, state } = await visitor();
  expect(await state()).toEqual({
    status: 'not_started',
    reason: null,
    submitted_at: null,
    decided_at: null,
    documents: [],
  });
  for (const step of verificationSteps.slice(0, 3)) {
    const answer = await upload(step, { name: 'Mein Pass.png', bytes: png });
    expect(answer.json().data.status).toBe('incomplete');
  }
  const handed = (await upload('card_front', { name: 'card.pdf', bytes: pdf() })).json().data;
  expect(handed.status).toBe('in_review');
  expect(handed.documents.map((document: { step: string }) => document.step)).toEqual([...verificationSteps]);
  expect(handed.documents[0]).toMatchObject({ original_name: 'Mein Pass.png', content_type: 'image/png' });
  const { step, filename } = handed.documents[3];
  expect((await remove({ step: 'selfie', filename })).statusCode).toBe(404);
  expect((await remove({ step, filename })).json().data.status).toBe('incomplete');
  expect((await upload('card_front')).json().data.status).toBe('in_review');
});

test('a new file takes the place of the one before, which is deleted', async () => {
  const { upload, file } = await visitor();
  const [first] = (await upload('selfie')).json().data.documents;
  const after = (await upload('selfie')).json().data.documents;
  expect(after).toHaveLength(1);
  expect(after[0].filename).not.toBe(first.filename);
  expect((await file(first.filename)).statusCode).toBe(404);
  expect(await sentJobs(database.db, deleteFileJob)).toContainEqual({
    panelId: panel.id,
    room: 'verification',
    filename: first.filename,
  });
  const { handle } = await deleteFileJob.load();
  const job = { panelId: panel.id, room: 'verification', filename: first.filename } as const;
  await handle(ctx, job);
  await handle(ctx, job);
  expect(await ctx.storage.get(`verification/${panel.id}/${first.filename}`)).toBeUndefined();
});

test('an approval ends it, is on record and told by mail', async () => {
  const { id, email, revision, upload, remove, state } = await handedIn();
  await approveVerification(ctx, { accountId: id, revision });
  const { status, documents, decided_at } = await state();
  expect([status, decided_at !== null]).toEqual(['approved', true]);
  expect((await upload('selfie')).statusCode).toBe(409);
  expect((await remove({ step: 'selfie', filename: documents[2].filename })).statusCode).toBe(409);
  await expect(approveVerification(ctx, { accountId: id, revision })).rejects.toMatchObject({
    code: 'wrong_state',
  });
  expect(await reported(email)).toEqual(['verification-approved']);
  expect(await audited(id)).toEqual(['verification.approve']);
});

test('a rejection says why until it is handed in again', async () => {
  const { id, email, revision, upload, state } = await handedIn();
  const unreasoned = async () => rejectVerification(ctx, { accountId: id, revision, reason: ' ' });
  await expect(unreasoned()).rejects.toMatchObject({ code: 'invalid_input' });
  await rejectVerification(ctx, { accountId: id, revision, reason: 'The picture is too dark.' });
  expect(await state()).toMatchObject({ status: 'rejected', reason: 'The picture is too dark.' });
  await upload('selfie');
  expect(await state()).toMatchObject({ status: 'in_review', reason: null, decided_at: null });
  expect(await reported(email)).toEqual(['verification-rejected']);
  expect(await audited(id)).toEqual(['verification.reject']);
});

test('nobody approves other files than those they saw, nor a verification of another panel', async () => {
  const { id, revision, upload, state } = await handedIn();
  await upload('identity_front');
  await expect(approveVerification(ctx, { accountId: id, revision })).rejects.toMatchObject({
    code: 'wrong_state',
  });
  const foreign = { ...ctx, panel: other };
  await expect(approveVerification(foreign, { accountId: id, revision: revision + 1 })).rejects.toMatchObject(
    { code: 'wrong_state' },
  );
  expect((await state()).status).toBe('in_review');
});

test('files at the same moment end as one for each step, and nothing is left over', async () => {
  const { upload, state } = await visitor();
  await Promise.all(Array.from({ length: 8 }, () => upload('selfie')));
  expect((await state()).documents).toHaveLength(1);
});

test('only the owner gets a file, to be saved and never to be run; staff have a door of their own', async () => {
  const { upload, file } = await visitor();
  const name = 'Ausweis "<b>" ä.pdf';
  const [{ filename }] = (await upload('selfie', { name, bytes: pdf() })).json().data.documents;
  const answer = await file(filename);
  expect(answer.rawPayload.equals(pdf())).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  });
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="[\w.-]+"; filename\*=UTF-8''/,
  );

  const missing = await file(`${'0'.repeat(32)}.pdf`);
  const stranger = await visitor();
  const neighbour = await visitor(other.host);
  for (const foreign of [await stranger.file(filename), await neighbour.file(filename)]) {
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(missing.body);
  }
  expect((await app.call(`${path}/${filename}`, { headers: { host: panel.host } })).statusCode).toBe(401);

  const reviewer = await visitor();
  await database.db.updateTable('account').set({ role: 'finance' }).where('id', '=', reviewer.id).execute();
  const email = reviewer.email;
  const login = await app.call('/login', {
    method: 'POST',
    payload: { email, password: 'correct horse battery' },
    headers: { host: panel.host },
  });
  const headers = { host: panel.host, authorization: String(login.headers.authorization) };
  expect((await app.call(`${path}/${filename}`, { headers })).body).toBe(missing.body);
});

test('over the wire, too, nothing of the corpus comes through or breaks anything', async () => {
  const files = await hostileFiles();
  let person = await visitor();
  for (const [index, { what, name, bytes, outcome }] of files.entries()) {
    if (index % 30 === 29) person = await visitor();
    const answer = await person.upload('selfie', { name, bytes });
    expect([what, answer.statusCode]).toEqual([what, outcome === 'kept' ? 200 : 422]);
    if (outcome !== 'kept') {
      expect(Object.keys(answer.json().errors)).toEqual(['file']);
      continue;
    }
    const [document] = answer.json().data.documents;
    expect(document.filename).toMatch(/^[0-9a-f]{32}\.(jpg|png|webp)$/);
    const stored = await ctx.storage.get(`verification/${panel.id}/${document.filename}`);
    expect(stored?.includes(payload)).toBe(false);
  }
  expect(app.lines.filter(({ level }) => level >= 50)).toEqual([]);
}, 120_000);

test('too large, too many, too little, unknown fields and steps: refused', async () => {
  const { headers, upload } = await visitor();
  expect(
    (await upload('selfie', { name: 'x.png', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) })).statusCode,
  ).toBe(413);
  expect((await upload('passport')).statusCode).toBe(422);
  const send = (form: ReturnType<typeof multipart>) =>
    app.call(path, { method: 'POST', ...form, headers: { ...form.headers, ...headers } });
  const file = { field: 'file', name: 'x.png', bytes: png };
  expect((await send(multipart({ step: 'selfie' }))).json().errors).toHaveProperty('file');
  expect((await send(multipart({ step: 'selfie' }, [file, file]))).statusCode).toBe(422);
  expect((await send(multipart({ step: 'selfie', status: 'approved' }, [file]))).statusCode).toBe(422);
  expect((await send(multipart({ step: 'selfie' }, Array(7).fill(file)))).statusCode).toBe(413);
  const guest = multipart({ step: 'selfie' }, [file]);
  const unknown = { method: 'POST', ...guest, headers: { ...guest.headers, host: panel.host } } as const;
  expect((await app.call(path, unknown)).statusCode).toBe(401);
  const bare = { method: 'POST', payload: { step: 'selfie' }, headers } as const;
  expect((await app.call(path, bare)).json().errors).toHaveProperty('file');
});

async function reported(email: string) {
  const mails = await database.db
    .selectFrom('outbox_mail')
    .select('template')
    .where('recipient', '=', email)
    .where('template', 'like', 'verification-%')
    .execute();
  return mails.map(({ template }) => template);
}

async function audited(accountId: bigint) {
  const entries = await database.db
    .selectFrom('audit_entry')
    .select('action')
    .where('panel_id', '=', panel.id)
    .where('subject_id', '=', String(accountId))
    .where('action', 'like', 'verification.%')
    .execute();
  return entries.map(({ action }) => action);
}
