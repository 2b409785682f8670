import type { Staff } from '@marquee/contract/console/staff.ts';
import type { StaffRole } from '@marquee/domain/access/permissions.ts';
import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { getSettings } from '../settings/index.ts';

const mostListed = 500;

/** Who runs the panel, and whose invitation is still open. */
export async function listStaff(ctx: Context): Promise<Staff> {
  const { accountId } = signedIn(ctx);
  const [people, invitations, settings] = await Promise.all([
    staffRows(ctx),
    openInvitations(ctx),
    getSettings(ctx),
  ]);
  return {
    people: people.map((row) => ({
      id: Number(row.id),
      name: row.name,
      email: row.email,
      role: row.role as StaffRole,
      staff_role_id: row.staff_role_id === null ? null : Number(row.staff_role_id),
      has_second_factor: Boolean(row.has_totp) || Boolean(row.has_passkey),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
      is_self: row.id === accountId,
    })),
    invitations: invitations.map((row) => ({
      id: Number(row.id),
      email: row.email,
      role: row.role,
      staff_role_id: row.staff_role_id === null ? null : Number(row.staff_role_id),
      expires_at: row.expires_at.toISOString(),
    })),
    second_factor_is_required: settings.staff_second_factor_is_required,
  };
}

function staffRows({ db, panel }: Context) {
  return db
    .selectFrom('account')
    .select(['account.id', 'name', 'email', 'role', 'staff_role_id'])
    .select(({ selectFrom, exists }) => [
      exists(
        selectFrom('totp_secret')
          .select('account_id')
          .where('panel_id', '=', panel.id)
          .whereRef('account_id', '=', 'account.id')
          .where('confirmed_at', 'is not', null),
      ).as('has_totp'),
      exists(
        selectFrom('passkey')
          .select('account_id')
          .where('panel_id', '=', panel.id)
          .whereRef('account_id', '=', 'account.id'),
      ).as('has_passkey'),
      selectFrom('session')
        .select(({ fn }) => fn.max('last_seen_at').as('last'))
        .where('panel_id', '=', panel.id)
        .whereRef('account_id', '=', 'account.id')
        .where('on_behalf_of', 'is', null)
        .as('last_seen_at'),
    ])
    .where('account.panel_id', '=', panel.id)
    .where('role', '<>', 'customer')
    .where('closed_at', 'is', null)
    .orderBy('account.id')
    .limit(mostListed)
    .execute();
}

function openInvitations({ db, panel, clock }: Context) {
  return db
    .selectFrom('staff_invitation')
    .select(['id', 'email', 'role', 'staff_role_id', 'expires_at'])
    .where('panel_id', '=', panel.id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
}
