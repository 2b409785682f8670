import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { testApp } from '../../../testing/test-app.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';

type App = Pick<Awaited<ReturnType<typeof testApp>>, 'call'>;

export const password = 'correct horse battery';

export function newEmail(): string {
  return `${randomUUID()}@people.example`;
}

export function registration(email: string, changes: Record<string, unknown> = {}) {
  return { name: 'Robin', email, password, password_confirmation: password, ...changes };
}

/** A random IP address, so that one test's attempts do not count against another's. */
export function newAddress(): string {
  const part = () => Math.floor(Math.random() * 250) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

export function post(app: App, url: string, body: object, options: InjectOptions = {}) {
  return app.call(url, { method: 'POST', payload: body, remoteAddress: newAddress(), ...options });
}

export async function signUpVisitor(app: App, email = newEmail(), options: InjectOptions = {}) {
  const answer = await post(app, '/register', registration(email), options);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { email, id: BigInt(answer.json().data.id), bearer: String(answer.headers.authorization), cookies };
}

/** A user who has verified their email through the welcome mail, in the browser that registered. */
export async function provenVisitor(
  app: App,
  database: Pick<TestDatabase, 'db'>,
  email = newEmail(),
  options: InjectOptions = {},
) {
  const person = await signUpVisitor(app, email, options);
  const [link] = await mailedLinks(database, person.email);
  const headers = { ...options.headers, authorization: person.bearer };
  const verified = await post(
    app,
    '/email/verify',
    { token: link?.searchParams.get('code') },
    { ...options, headers },
  );
  if (verified.statusCode !== 204) throw new Error(verified.body);
  return { ...person, headers: { authorization: person.bearer } };
}

export function profileOf(app: App, bearer: string, headers: Record<string, string> = {}) {
  return app.call('/api/v1/profile', { headers: { authorization: bearer, ...headers } });
}

/** Captchas are on by default; most tests are about something else. */
export async function switchCaptchaOff({ db }: TestDatabase, panelId?: bigint): Promise<void> {
  const overrides = JSON.stringify({ captcha_is_enabled: false });
  const panels = await db.selectFrom('panel').select('id').execute();
  await db
    .insertInto('panel_settings')
    .values(
      panels.filter(({ id }) => !panelId || id === panelId).map(({ id }) => ({ panel_id: id, overrides })),
    )
    .onConflict((conflict) => conflict.column('panel_id').doUpdateSet({ overrides }))
    .execute();
}

/** The links in the mails to an address, newest first. */
export async function mailedLinks({ db }: Pick<TestDatabase, 'db'>, email: string): Promise<URL[]> {
  const mails = await db
    .selectFrom('outbox_mail')
    .select('text_body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute();
  return mails.map(({ text_body }) => new URL(/https?:\/\/\S+/.exec(text_body)?.[0] ?? ''));
}
