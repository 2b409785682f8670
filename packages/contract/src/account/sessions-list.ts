import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';
import { tableQuery, tableResponse } from '../table-query.ts';
import { moment } from './profile.ts';

export const device = z.object({
  /** Names as their makers spell them; absent where the browser does not send them. */
  browser: text(60).nullable(),
  system: text(60).nullable(),
  kind: z.enum(['desktop', 'phone', 'tablet', 'program']),
});

const session = z.object({
  id: z.uuid().max(36),
  device,
  address: text(64),
  created_at: moment,
  last_seen_at: moment,
  is_current: z.boolean(),
  /** Opened by an operator of the panel who impersonates the customer. */
  is_impersonation: z.boolean(),
});
export type SessionView = z.output<typeof session>;

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/api/v1/sessions',
  access: 'user',
  area: 'account',
  summary: 'List your active sessions, most recently used first',
  response: data(z.array(session).max(100)),
});

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/v1/sessions/{id}',
  access: 'user',
  area: 'account',
  summary: 'Sign out one session',
  params: z.object({ id: z.uuid().max(36) }),
  errors: ['impersonated'],
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/api/v1/sessions/end-others',
  access: 'user',
  area: 'account',
  summary: 'Sign out all other sessions',
  errors: ['impersonated'],
});

const login = z.object({
  method: text(40),
  succeeded: z.boolean(),
  device,
  address: text(64),
  created_at: moment,
});
export type LoginView = z.output<typeof login>;

export const loginTable = tableQuery({
  columns: ['created_at'],
  sort: { column: 'created_at', direction: 'desc' },
  perPage: 10,
});

export const listLogins = endpoint({
  name: 'listLogins',
  method: 'GET',
  path: '/api/v1/login-history',
  access: 'user',
  area: 'account',
  summary: 'List sign-in attempts of the last six months',
  query: loginTable.query,
  response: tableResponse(login),
});
