import * as endpoints from '@marquee/contract/console/audit.ts';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { listAudit } from './list-audit.ts';

export const auditRoutes: readonly Route[] = [
  route(endpoints.listAudit, (ctx, { query }) => listAudit(ctx, query)),
  route(endpoints.exportAudit, (ctx, { query }) =>
    listCsv<endpoints.AuditEntry>(ctx, {
      name: 'audit',
      columns: [
        ['id', ({ id }) => id],
        ['time', ({ created_at }) => created_at],
        ['actor', ({ actor, actor_kind }) => actor?.email ?? actor_kind],
        ['on_behalf_of', ({ on_behalf_of }) => on_behalf_of?.email ?? ''],
        ['action', ({ action }) => action],
        ['subject', ({ subject_type, subject_id }) => `${subject_type} ${subject_id}`],
        ['reason', ({ reason }) => reason ?? ''],
        ['before', ({ before }) => before ?? ''],
        ['after', ({ after }) => after ?? ''],
      ],
      readPage: (after) => listAudit(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
];
