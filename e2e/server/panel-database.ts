import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, panelOrigin } from '../testing/panel-test.ts';
import { rawGet } from '../testing/raw-request.ts';

/** What an operator would do in the console: through the database of the panel under test. */
export async function withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A separate panel for the calling test, with the settings it needs; resolves once it is served. */
export async function createPanel(slug: string, settings: object): Promise<{ id: string; origin: string }> {
  const host = `${slug}.localhost`;
  const panel = await insertPanel(slug, host, settings);
  await expect.poll(async () => (await rawGet('/settings', { host })).status).toBe(200);
  return panel;
}

function insertPanel(slug: string, host: string, settings: object): Promise<{ id: string; origin: string }> {
  return withDatabase(async (client) => {
    const { rows } = await client.query('insert into panel (slug, name) values ($1, $1) returning id', [
      slug,
    ]);
    const id = String(rows[0].id);
    await client.query('insert into panel_settings (panel_id, overrides) values ($1, $2)', [
      id,
      JSON.stringify(settings),
    ]);
    await client.query('insert into panel_domain (panel_id, host, verified_at) values ($1, $2, now())', [
      id,
      host,
    ]);
    return { id, origin: panelOrigin().replace('//localhost', `//${host}`) };
  });
}

/** Of the panel under test. */
export function databaseUrl(): string {
  const dataDir = panelDataDir();
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://marquee:${password}@127.0.0.1:${port}/marquee?sslmode=disable`;
}

export function panelDataDir(): string {
  const dataDir = process.env.PANEL_DATA_DIR;
  if (!dataDir) throw new Error('The global set-up started no panel');
  return dataDir;
}
