import { type Permission, permissionsOf } from '@marquee/domain/access/permissions.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';

export interface RoleChoice {
  role: Selectable<DB['account']>['role'];
  staffRoleId: bigint | null;
}

/** Refuses a role that does not exist, or that may do what the caller may not. */
export async function checkChoice(tx: Context, choice: RoleChoice): Promise<void> {
  if ((choice.role === 'custom') !== (choice.staffRoleId !== null)) refuseRole('invalid');
  const own = choice.staffRoleId === null ? undefined : await findRole(tx, choice.staffRoleId);
  if (choice.staffRoleId !== null && !own) refuseRole('invalid');
  checkHeld(tx, permissionsOf(choice.role, own?.permissions));
}

/** Nobody can give away what they do not have. */
export function checkHeld(ctx: Context, given: readonly Permission[]): void {
  const held = signedIn(ctx).permissions;
  if (!given.every((permission) => held.includes(permission))) refuseRole('does_not_apply');
}

export function findRole({ db, panel }: Context, id: bigint) {
  return db
    .selectFrom('staff_role')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

function refuseRole(code: 'invalid' | 'does_not_apply'): never {
  return refuse('invalid_input', { fields: [{ field: 'role', code }] });
}
