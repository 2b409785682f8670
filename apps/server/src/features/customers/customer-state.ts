import type { CustomerState } from '@marquee/domain/access/customer-states.ts';
import { sql } from 'kysely';

/** The expression of the index `account_by_state`. */
export const customerState = sql<CustomerState>`
  case when closed_at is not null then 'closed'
       when frozen_at is not null then 'frozen'
       when is_guest and email is null and password_hash is null then 'guest'
       when email is null then 'unproven'
       else 'active' end`;

/** The expression of the index `account_by_source`. */
export const marketingSource = sql<string | null>`marketing ->> 'marketing_source'`;
