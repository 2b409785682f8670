import { normalizeLink, parseWebLink } from '@marquee/domain/links/web-link.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { findCustomerIds } from '../accounts/index.ts';
import { ordersNumbered } from '../dispatch/index.ts';
import { identifyNetwork, linkOfNetwork } from '../links/index.ts';

const mostNumbers = 500;

/** What somebody typed or pasted as a condition on `ordered`: numbers, a link, or a customer's e-mail address. */
export async function searchCondition(ctx: Context, text: string): Promise<RawBuilder<SqlBool>> {
  const parts = text
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^#/, ''))
    .filter((part) => part !== '');
  const [only = ''] = parts;
  if (parts.length === 1 && only.includes('@') && !only.includes('/'))
    return sql<SqlBool>`ordered.account_id = any(${await findCustomerIds(ctx, only)}::bigint[])`;
  if (parts.length === 1 && parseWebLink(only)) return linkCondition(ctx, only);
  const numbers = [...new Set(parts)].slice(0, mostNumbers);
  const ids = numbers.filter((part) => /^[1-9]\d{0,15}$/.test(part)).map(BigInt);
  return sql<SqlBool>`ordered.id = any(${[...ids, ...(await ordersNumbered(ctx, numbers))]}::bigint[])`;
}

/** As long as what the index knows of a link. */
const indexedLength = 200;

/** All links that begin so, in any spelling that we would have stored: a profile also finds its posts. */
async function linkCondition(ctx: Context, typed: string): Promise<RawBuilder<SqlBool>> {
  const link = parseWebLink(typed);
  const networkId = await identifyNetwork(ctx, typed);
  const known = networkId === null ? undefined : await linkOfNetwork(ctx, { url: typed, networkId });
  const forms = new Set([
    typed,
    ...(link ? [normalizeLink(link)] : []),
    ...(known ? [known.normalized] : []),
  ]);
  const begins = [...forms].map((form) => {
    const pattern = `${form.slice(0, indexedLength).replace(/[\\%_]/g, '\\$&')}%`;
    const rest = form.length > indexedLength ? sql` and starts_with(ordered.link, ${form})` : sql``;
    return sql`("left"(ordered.link, 200) like ${pattern}${rest})`;
  });
  return sql<SqlBool>`(${sql.join(begins, sql` or `)})`;
}
