import type { Context } from '../context.ts';

interface AuditedSubject {
  subjectType: string;
  subjectId: string;
  action: string;
  limit: number;
}

/** The latest entries of one kind about one subject, newest first, with the e-mail address of who did it. */
export async function auditOf(
  { db, panel }: Context,
  { subjectType, subjectId, action, limit }: AuditedSubject,
) {
  const entries = await db
    .selectFrom('audit_entry')
    .leftJoin('account', (join) =>
      join
        .onRef('account.panel_id', '=', 'audit_entry.panel_id')
        .onRef('account.id', '=', 'audit_entry.actor_id'),
    )
    .select(['before', 'after', 'audit_entry.created_at as at', 'account.email as by'])
    .where('audit_entry.panel_id', '=', panel.id)
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .where('action', '=', action)
    .orderBy('audit_entry.id', 'desc')
    .limit(limit)
    .execute();
  return entries;
}
