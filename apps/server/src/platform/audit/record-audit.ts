import type { Actor, Context } from '../context.ts';
import { redact } from '../log/log-redaction.ts';

export interface AuditedChange {
  /** `feature.verb`, both kebab-case. */
  action: string;
  subjectType: string;
  subjectId: string | bigint;
  before?: unknown;
  after?: unknown;
  reason?: string;
}

/** Records who did what, in the transaction of the change itself. */
export async function recordAudit(ctx: Context, change: AuditedChange): Promise<void> {
  if (!ctx.db.isTransaction) throw new Error(`${change.action} must be audited inside its own transaction`);
  await insertAuditEntry(ctx, change);
}

/** The same for changes that are made together. */
export async function recordAudits(ctx: Context, changes: readonly AuditedChange[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  if (!ctx.db.isTransaction) throw new Error(`${first.action} must be audited inside its own transaction`);
  await ctx.db
    .insertInto('audit_entry')
    .values(changes.map((change) => auditEntry(ctx, change)))
    .execute();
}

export async function insertAuditEntry(ctx: Context, change: AuditedChange): Promise<void> {
  await ctx.db.insertInto('audit_entry').values(auditEntry(ctx, change)).execute();
}

function auditEntry({ panel, actor, requestId }: Context, change: AuditedChange) {
  return {
    panel_id: panel.id,
    ...auditActor(actor),
    action: change.action,
    subject_type: change.subjectType,
    subject_id: String(change.subjectId),
    before: asJson(change.before),
    after: asJson(change.after),
    reason: change.reason ?? null,
    request_id: requestId,
  };
}

function auditActor(actor: Actor): {
  actor_kind: string;
  actor_id: bigint | null;
  on_behalf_of: bigint | null;
} {
  switch (actor.kind) {
    case 'guest':
      return { actor_kind: 'guest', actor_id: null, on_behalf_of: null };
    case 'user':
      return { actor_kind: 'user', actor_id: actor.accountId, on_behalf_of: actor.onBehalfOf ?? null };
    case 'widget':
      return { actor_kind: 'widget', actor_id: actor.widgetId, on_behalf_of: null };
    case 'system':
      return { actor_kind: `system:${actor.name}`, actor_id: null, on_behalf_of: null };
  }
}

/** Secrets are redacted as in logs: staff who read the audit must not see a changed key. */
function asJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(redact(value));
}
