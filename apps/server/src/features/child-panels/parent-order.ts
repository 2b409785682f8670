import { sql } from 'kysely';

/** Joins `bought`, the parent's order, to `sent`, the child's dispatch through its parent provider. */
export function parentOrder(parentId: bigint) {
  return sql`bought.panel_id = ${parentId}
    and bought.id = case when sent.number ~ '^[0-9]{1,18}$' then sent.number::bigint end
    and exists (select from provider where provider.panel_id = sent.panel_id and provider.id = sent.provider_id
                 and provider.adapter = 'parent_panel' and provider.parent_account_id = bought.account_id)`;
}
