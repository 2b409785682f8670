import * as endpoints from '@marquee/contract/console/staff.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { changeRole } from './change-role.ts';
import { inviteStaff, revokeInvitation } from './invite.ts';
import { listStaff } from './list-staff.ts';
import { deleteRole, listRoles, saveRole } from './roles.ts';

export const staffRoutes: readonly Route[] = [
  route(endpoints.listStaff, async (ctx) => ({ data: await listStaff(ctx) })),
  route(endpoints.inviteStaff, async (ctx, { body: { email, role, staff_role_id } }) => {
    await inviteStaff(ctx, { email, role, staffRoleId: asId(staff_role_id) });
    return { data: await listStaff(ctx) };
  }),
  route(endpoints.revokeInvitation, async (ctx, { params }) => {
    await revokeInvitation(ctx, BigInt(params.id));
    return { data: await listStaff(ctx) };
  }),
  route(endpoints.changeStaffRole, async (ctx, { params, body: { role, staff_role_id } }) => {
    await changeRole(ctx, BigInt(params.id), { role, staffRoleId: asId(staff_role_id) });
    return { data: await listStaff(ctx) };
  }),
  route(endpoints.listRoles, async (ctx) => ({ data: await listRoles(ctx) })),
  route(endpoints.saveRole, async (ctx, { body }) => {
    await saveRole(ctx, body);
    return { data: await listRoles(ctx) };
  }),
  route(endpoints.deleteRole, async (ctx, { params }) => {
    await deleteRole(ctx, BigInt(params.id));
    return { data: await listRoles(ctx) };
  }),
];

const asId = (id: number | null) => (id === null ? null : BigInt(id));
