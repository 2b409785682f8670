import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import type { JobDefinition } from '../platform/jobs/job.ts';

/** The payloads of all committed jobs of this kind, oldest first. */
export async function sentJobs<Payload extends z.ZodObject>(
  db: Database,
  definition: JobDefinition<Payload>,
): Promise<z.output<Payload>[]> {
  const { rows } = await sql<{ data: unknown }>`
    select data from jobs.job where name = ${definition.name} order by created_on, id`.execute(db);
  return rows.map((row) => definition.payload.parse(row.data));
}
