import type { saveRole as endpoint, Role } from '@marquee/contract/console/staff.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { type Permission, permissionsOf, staffRoles } from '@marquee/domain/access/permissions.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { byName } from '../../platform/db/by-name.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { checkHeld, findRole } from './role-choice.ts';

/** Those that every panel has, then the panel's own by name. */
export async function listRoles({ db, panel, locale }: Context): Promise<Role[]> {
  const [own, counts] = await Promise.all([
    db
      .selectFrom('staff_role')
      .selectAll()
      .where('panel_id', '=', panel.id)
      .orderBy(byName('name', locale))
      .orderBy('id')
      .limit(150)
      .execute(),
    db
      .selectFrom('account')
      .select(['role', 'staff_role_id'])
      .select(({ fn }) => fn.countAll<bigint>().as('people'))
      .where('panel_id', '=', panel.id)
      .where('role', '<>', 'customer')
      .where('closed_at', 'is', null)
      .groupBy(['role', 'staff_role_id'])
      .execute(),
  ]);
  const people = (role: string, id: bigint | null) =>
    Number(counts.find((count) => count.role === role && count.staff_role_id === id)?.people ?? 0);
  const given = staffRoles.filter((role) => role !== 'custom');
  return [
    ...given.map((role) => ({
      id: null,
      role,
      name: '',
      permissions: [...permissionsOf(role)],
      people: people(role, null),
    })),
    ...own.map(({ id, name, permissions }) => ({
      id: Number(id),
      role: 'custom' as const,
      name,
      permissions: [...permissionsOf('custom', permissions)],
      people: people('custom', id),
    })),
  ];
}

/** A change takes effect within a second for everybody who has the role. */
export async function saveRole(
  ctx: Context,
  { id, name, permissions }: Input<typeof endpoint>['body'],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    checkHeld(tx, permissions);
    const before = id === null ? undefined : ((await findRole(tx, BigInt(id))) ?? refuse('not_found'));
    if (before) checkHeld(tx, permissionsOf('custom', before.permissions));
    const saved = before
      ? await changeRow(tx, before.id, { name, permissions })
      : await insertRow(tx, { name, permissions });
    await recordAudit(tx, {
      action: before ? 'staff.change-own-role' : 'staff.make-own-role',
      subjectType: 'staff-role',
      subjectId: saved,
      before: before && { name: before.name, permissions: before.permissions },
      after: { name, permissions },
    });
  });
}

interface NewRole {
  name: string;
  permissions: readonly Permission[];
}

async function insertRow(tx: Context, { name, permissions }: NewRole): Promise<bigint> {
  const row = await tx.db
    .insertInto('staff_role')
    .values({ panel_id: tx.panel.id, name, permissions: [...permissions], created_at: tx.clock.now() })
    .onConflict((conflict) => conflict.columns(['panel_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? refuseName();
}

async function changeRow(tx: Context, id: bigint, { name, permissions }: NewRole): Promise<bigint> {
  const other = await tx.db
    .selectFrom('staff_role')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('name', '=', name)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) refuseName();
  await tx.db
    .updateTable('staff_role')
    .set({ name, permissions: [...permissions] })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', id)
    .execute();
  return id;
}

function refuseName(): never {
  return refuse('invalid_input', { fields: [{ field: 'name', code: 'invalid' }] });
}

/** Only a role that nobody has, and to which nobody is invited. */
export async function deleteRole(ctx: Context, id: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const role = (await findRole(tx, id)) ?? refuse('not_found');
    const { numDeletedRows } = await tx.db
      .deleteFrom('staff_role')
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('account')
              .select('account.id')
              .where('account.panel_id', '=', tx.panel.id)
              .where('account.staff_role_id', '=', id),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('staff_invitation')
              .select('staff_invitation.id')
              .where('staff_invitation.panel_id', '=', tx.panel.id)
              .where('staff_invitation.staff_role_id', '=', id),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) refuse('wrong_state');
    await recordAudit(tx, {
      action: 'staff.delete-own-role',
      subjectType: 'staff-role',
      subjectId: id,
      before: { name: role.name, permissions: role.permissions },
    });
  });
}
