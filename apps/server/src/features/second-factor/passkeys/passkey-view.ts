import type { Passkey } from '@marquee/contract/account/second-factor.ts';
import type { Selectable } from 'kysely';
import type { DB } from '../../../platform/db/generated/tables.ts';

type Row = Pick<Selectable<DB['passkey']>, 'id' | 'name' | 'is_synced' | 'created_at' | 'last_used_at'>;

export function passkeyView(row: Row): Passkey {
  return {
    id: Number(row.id),
    name: row.name,
    is_synced: row.is_synced,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
