import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { accountsByEmail, type EmailProof, findAccount, lockAccount } from '../accounts/index.ts';
import { giveRole } from './change-role.ts';
import { mailInvitation } from './mail-invitation.ts';
import { checkChoice, type RoleChoice } from './role-choice.ts';

const daysOpen = 7;

/**
 * Whoever owns the address becomes staff: at once if they have an account here, else as soon as they have proven it.
 * An address that nobody has proven gets no role.
 */
export async function inviteStaff(
  ctx: Context,
  { email, ...choice }: RoleChoice & { email: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await checkChoice(tx, choice);
    const { owner } = await accountsByEmail(tx, email);
    const account = owner && (await lockAccount(tx, owner.id));
    if (account && account.role !== 'customer') refuse('wrong_state');
    const id = await insertInvitation(tx, { email, ...choice });
    await recordAudit(tx, {
      action: 'staff.invite',
      subjectType: 'staff-invitation',
      subjectId: id,
      after: { email, role: choice.role, staff_role_id: choice.staffRoleId },
    });
    await mailInvitation(tx, { email, account });
    if (account) await accept(tx, { id, accountId: account.id, ...choice });
  });
}

/** One open invitation for an address: a new one takes the place of the old one. */
async function insertInvitation(
  tx: Context,
  { email, role, staffRoleId }: RoleChoice & { email: string },
): Promise<bigint> {
  if (role === 'customer') return refuse('invalid_input', { fields: [{ field: 'role', code: 'invalid' }] });
  const now = tx.clock.now();
  await tx.db
    .updateTable('staff_invitation')
    .set({ revoked_at: now })
    .where('panel_id', '=', tx.panel.id)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
  const { id } = await tx.db
    .insertInto('staff_invitation')
    .values({
      panel_id: tx.panel.id,
      email,
      role,
      staff_role_id: staffRoleId,
      invited_by: signedIn(tx).accountId,
      created_at: now,
      expires_at: new Date(now.getTime() + daysOpen * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * In the transaction of the proof: the address is theirs now, so the invitation is, too. Where they have proven it
 * they stay signed in (docs/decisions/0025).
 */
export async function acceptOnProof(tx: Context, { accountId, keptSession }: EmailProof): Promise<void> {
  const account = await findAccount(tx, accountId);
  if (!account?.email || account.role !== 'customer') return;
  const invitation = await tx.db
    .selectFrom('staff_invitation')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('email', '=', account.email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', tx.clock.now())
    .forUpdate()
    .executeTakeFirst();
  if (!invitation) return;
  const { id, role, staff_role_id } = invitation;
  await accept(tx, { id, accountId, keptSession, role, staffRoleId: staff_role_id });
}

interface Acceptance extends RoleChoice {
  /** Of the invitation. */
  id: bigint;
  accountId: bigint;
  keptSession?: string | undefined;
}

async function accept(tx: Context, { id, accountId, keptSession, ...choice }: Acceptance): Promise<void> {
  const account = (await findAccount(tx, accountId)) ?? refuse('not_found');
  await giveRole(tx, account, choice, keptSession);
  await tx.db
    .updateTable('staff_invitation')
    .set({ accepted_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', id)
    .execute();
}

export async function revokeInvitation(ctx: Context, id: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const revoked = await tx.db
      .updateTable('staff_invitation')
      .set({ revoked_at: tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!revoked) return refuse('not_found');
    await recordAudit(tx, {
      action: 'staff.revoke-invitation',
      subjectType: 'staff-invitation',
      subjectId: id,
      before: revoked,
    });
  });
}
