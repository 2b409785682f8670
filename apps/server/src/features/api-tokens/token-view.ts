import type { ApiTokenView } from '@marquee/contract/api/api-token.ts';
import type { Selectable } from 'kysely';
import type { DB } from '../../platform/db/generated/tables.ts';

type TokenRow = Omit<Selectable<DB['api_token']>, 'hash'>;

/** `token` is the token itself, known only when it is created. */
export function tokenView(row: TokenRow | undefined, token: string | null = null): ApiTokenView {
  return {
    api_token: token,
    details: row
      ? {
          hint: `mq_…${row.hint}`,
          created_at: row.created_at.toISOString(),
          last_used_at: row.last_used_at?.toISOString() ?? null,
          last_used_address: row.last_used_address,
          allowed_addresses: row.allowed_addresses,
        }
      : null,
  };
}
