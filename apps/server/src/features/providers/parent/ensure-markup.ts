import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Without any rule prices would not follow: the child then sells at cost until its operator says more. */
export async function ensureMarkup({ db, panel }: Context, providerId: bigint): Promise<void> {
  await sql`
    insert into price_rule (panel_id, provider_id)
    select ${panel.id}, ${providerId}
    where not exists (select from price_rule where panel_id = ${panel.id} and provider_id = ${providerId}
      and service_type_id is null and service_id is null)`.execute(db);
}
