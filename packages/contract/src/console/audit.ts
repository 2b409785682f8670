import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDay, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer } from './console-list.ts';

const auditEntry = z.object({
  id: z.int().min(1),
  /** Null for the panel itself, guests and widgets: `actor_kind` names them. */
  actor: customer.nullable(),
  actor_kind: text(100),
  /** Who acted in the actor's name. */
  on_behalf_of: customer.nullable(),
  action: text(120),
  subject_type: text(60),
  subject_id: text(120),
  /** JSON; secrets are redacted. */
  before: text(100_000).nullable(),
  after: text(100_000).nullable(),
  reason: text(2000).nullable(),
  request_id: text(120),
  created_at: z.iso.datetime().max(40),
});
export type AuditEntry = z.output<typeof auditEntry>;

const filters = {
  /** The beginning of an action's name, such as `orders.` or `orders.cancel`. */
  action: text(120).optional(),
  subject_type: text(60).optional(),
  subject_id: text(120).optional(),
  start_date: calendarDay.optional(),
  end_date: calendarDay.optional(),
};

export const listAudit = endpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/api/v1/admin/audit',
  access: 'staff:audit.view',
  area: 'console',
  summary: 'Who did what, with both states, the newest first; `search` names who did it',
  query: z.object({ ...consoleListQuery, ...filters }),
  response: consoleListResponse(auditEntry),
});

export const exportAudit = endpoint({
  name: 'exportAudit',
  method: 'GET',
  path: '/api/v1/admin/audit.csv',
  access: 'staff:audit.view',
  area: 'console',
  summary: 'The same as a file',
  query: z.object({ search: consoleListQuery.search, ...filters }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});
