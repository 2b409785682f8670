import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { gather } from '../../../platform/batching/gather.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isFrozenForDebt, mayImpersonate, staffPermissions } from '../../accounts/index.ts';

export interface OpenSession {
  actor: Actor;
  refreshHash: Buffer;
  endsAt: Date;
}

export interface OpenSessions {
  /** The session if it is open, read at most half a second ago. */
  find(panelId: bigint, sessionId: string): Promise<OpenSession | undefined>;
}

/** Cache time in ms: an ended session must stop working everywhere within a second. */
const cacheMilliseconds = 500;
const maxCached = 10_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createOpenSessions(db: Database, clock: Clock): OpenSessions {
  const known = new LRUCache<string, Promise<OpenSession | undefined | null>>({
    max: maxCached,
    ttl: cacheMilliseconds,
  });
  const read = gather<WantedSession, SessionRow | null>({
    most: 100,
    lanes: 3,
    leftNothing: () => true,
    write: (wanted) => readSessions(db, wanted),
  });
  return {
    find: async (panelId, sessionId) => {
      if (!uuid.test(sessionId)) return undefined;
      const key = `${panelId}:${sessionId}`;
      const kept = known.get(key);
      if (kept) return ifOpen(await kept, clock);
      const session = read({ panelId, sessionId }).then((row) => row && openSession(db, panelId, row));
      known.set(key, session);
      session.catch(() => known.delete(key));
      return ifOpen(await session, clock);
    },
  };
}

function ifOpen(session: OpenSession | null | undefined, clock: Clock): OpenSession | undefined {
  return session && session.endsAt > clock.now() ? session : undefined;
}

interface WantedSession {
  panelId: bigint;
  sessionId: string;
}

interface SessionRow {
  sessionId: string;
  accountId: bigint;
  role: Parameters<typeof staffPermissions>[1]['role'];
  staff_role_id: bigint | null;
  frozen_at: Date | null;
  on_behalf_of: bigint | null;
  refresh_hash: Buffer;
  expires_at: Date;
}

/** Those that are asked for at the same moment are read together; null for one that is not open. */
async function readSessions(db: Database, wanted: readonly WantedSession[]): Promise<(SessionRow | null)[]> {
  const { rows } = await sql<{ place: number } & SessionRow>`
    select wanted.place::integer as place, found.*
      from unnest(${wanted.map(({ panelId }) => panelId)}::bigint[], ${wanted.map(({ sessionId }) => sessionId)}::uuid[])
           with ordinality as wanted (panel_id, id, place),
           lateral (
             select session.id as "sessionId", account.id as "accountId", account.role, account.staff_role_id,
                    account.frozen_at, session.on_behalf_of, session.refresh_hash, session.expires_at
               from session join account
                 on account.panel_id = session.panel_id and account.id = session.account_id
              where session.panel_id = wanted.panel_id and session.id = wanted.id and session.ended_at is null
              limit 1
           ) as found`.execute(db);
  const byPlace = new Map(rows.map(({ place, ...row }) => [place, row]));
  return wanted.map((_, index) => byPlace.get(index + 1) ?? null);
}

/** Nothing more for customers, who call most; staff and impersonations need more. */
async function openSession(
  db: Database,
  panelId: bigint,
  { sessionId, ...row }: SessionRow,
): Promise<OpenSession | undefined> {
  const operatorId = row.on_behalf_of;
  if (operatorId !== null && !(await mayImpersonate(db, { panelId, operatorId }))) return undefined;
  const lacksFactor = row.role !== 'customer' && (await lacksRequiredFactor(db, panelId, row.accountId));
  const isFrozen = row.frozen_at !== null;
  const account = { panel_id: panelId, id: row.accountId };
  return {
    actor: {
      kind: 'user',
      accountId: row.accountId,
      // Staff without a required second factor have a customer's permissions until they add one.
      permissions: lacksFactor ? [] : await staffPermissions(db, { ...row, panel_id: panelId }),
      frozen: isFrozen,
      ...(isFrozen ? { frozenForDebt: await isFrozenForDebt(db, account) } : {}),
      sessionId,
      ...(operatorId === null ? {} : { onBehalfOf: operatorId }),
    },
    refreshHash: row.refresh_hash,
    endsAt: row.expires_at,
  };
}

/** Read with the session, so that switching the requirement on takes effect as fast as ending a session. */
async function lacksRequiredFactor(db: Database, panelId: bigint, accountId: bigint): Promise<boolean> {
  const { rows } = await sql<{ lacks_factor: boolean }>`
    select coalesce((select (overrides ->> 'staff_second_factor_is_required')::boolean
                       from panel_settings where panel_id = ${panelId}), false)
       and not exists (select from totp_secret
                        where panel_id = ${panelId} and account_id = ${accountId} and confirmed_at is not null)
       and not exists (select from passkey where panel_id = ${panelId} and account_id = ${accountId})
        as lacks_factor`.execute(db);
  return rows[0]?.lacks_factor ?? true;
}

export async function isOpenSession(
  ctx: Context,
  { accountId, sessionId }: { accountId: bigint; sessionId: string },
): Promise<boolean> {
  const session = await ctx.db
    .selectFrom('session')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('on_behalf_of', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  return session !== undefined;
}
