import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';

export async function hasOwner({ db, panel }: Pick<Context, 'db' | 'panel'>): Promise<boolean> {
  const owner = await db
    .selectFrom('account')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('role', '=', 'owner')
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return owner !== undefined;
}

interface NewOwner {
  email: string;
  passwordHash: string;
}

/**
 * The account of the panel's first owner. The address counts as proven, because mail may not be set up yet and
 * whoever reads the server's output owns the installation anyway.
 */
export async function openOwner(tx: Context, { email, passwordHash }: NewOwner): Promise<bigint> {
  const taken = await tx.db
    .selectFrom('account')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('email', '=', email)
    .executeTakeFirst();
  if (taken) refuse('invalid_input', { fields: [{ field: 'email', code: 'invalid' }] });
  const now = tx.clock.now();
  const { id } = await tx.db
    .insertInto('account')
    .values({
      panel_id: tx.panel.id,
      email,
      email_verified_at: now,
      name: email.split('@')[0]?.slice(0, 120) || '-',
      password_hash: passwordHash,
      role: 'owner',
      locale: tx.locale,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAudit(tx, {
    action: 'accounts.open-owner',
    subjectType: 'account',
    subjectId: id,
    after: { email, role: 'owner' },
  });
  return id;
}
