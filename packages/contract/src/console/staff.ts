import { permissions, staffRoles } from '@marquee/domain/access/permissions.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';
import { rowId } from './console-list.ts';

const permissionList = z.array(z.enum(permissions)).max(permissions.length);

/** A role that every panel has, or one of the panel's own by its number. */
const roleChoice = {
  role: z.enum(staffRoles),
  staff_role_id: z.int().min(1).nullable().default(null),
};

const staffMember = z.object({
  id: z.int().min(1),
  name: text(120),
  email: text(254).nullable(),
  role: z.enum(staffRoles),
  staff_role_id: z.int().min(1).nullable(),
  has_second_factor: z.boolean(),
  last_seen_at: z.iso.datetime().max(40).nullable(),
  is_self: z.boolean(),
});
export type StaffMember = z.output<typeof staffMember>;

const invitation = z.object({
  id: z.int().min(1),
  email: text(254),
  role: z.enum(staffRoles),
  staff_role_id: z.int().min(1).nullable(),
  expires_at: z.iso.datetime().max(40),
});
export type Invitation = z.output<typeof invitation>;

const staff = z.object({
  people: z.array(staffMember).max(500),
  invitations: z.array(invitation).max(500),
  /** Whether staff without a second factor can do nothing until they add one. */
  second_factor_is_required: z.boolean(),
});
export type Staff = z.output<typeof staff>;

export const listStaff = endpoint({
  name: 'listStaff',
  method: 'GET',
  path: '/api/v1/admin/staff',
  access: 'staff:staff.manage',
  area: 'console',
  summary: 'Who runs the panel, and who has been invited to',
  response: data(staff),
});

export const inviteStaff = endpoint({
  name: 'inviteStaff',
  method: 'POST',
  path: '/api/v1/admin/staff/invitations',
  access: 'staff:staff.manage',
  area: 'console',
  summary: 'Makes the owner of an address staff: at once, or as soon as they have proven it',
  body: z.strictObject({ email: z.email().max(254).toLowerCase(), ...roleChoice }),
  response: data(staff),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

export const revokeInvitation = endpoint({
  name: 'revokeInvitation',
  method: 'DELETE',
  path: '/api/v1/admin/staff/invitations/{id}',
  access: 'staff:staff.manage',
  area: 'console',
  summary: 'Takes an invitation back that nobody has followed yet',
  params: rowId,
  response: data(staff),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

export const changeStaffRole = endpoint({
  name: 'changeStaffRole',
  method: 'PUT',
  path: '/api/v1/admin/staff/{id}/role',
  access: 'staff:staff.manage',
  area: 'console',
  summary: 'Gives a member of staff another role, or none; their sessions end',
  params: rowId,
  body: z.strictObject({ ...roleChoice, role: z.enum([...staffRoles, 'customer']) }),
  response: data(staff),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

const role = z.object({
  /** Null for those that every panel has. */
  id: z.int().min(1).nullable(),
  role: z.enum(staffRoles),
  name: text(60),
  permissions: permissionList,
  people: z.int().min(0),
});
export type Role = z.output<typeof role>;

const roles = data(z.array(role).max(200));

export const listRoles = endpoint({
  name: 'listRoles',
  method: 'GET',
  path: '/api/v1/admin/roles',
  access: 'staff:staff.manage',
  area: 'console',
  summary: 'The roles that every panel has, and the panel’s own',
  response: roles,
});

export const saveRole = endpoint({
  name: 'saveRole',
  method: 'POST',
  path: '/api/v1/admin/roles',
  access: 'staff:staff.manage',
  area: 'console',
  summary: 'Makes a role of the panel’s own, or changes one; nobody can give what they lack',
  body: z.strictObject({
    id: z.int().min(1).nullable().default(null),
    name: z.string().trim().min(1).max(60),
    permissions: permissionList.min(1),
  }),
  response: roles,
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

export const deleteRole = endpoint({
  name: 'deleteRole',
  method: 'DELETE',
  path: '/api/v1/admin/roles/{id}',
  access: 'staff:staff.manage',
  area: 'console',
  summary: 'Deletes a role of the panel’s own that nobody has',
  params: rowId,
  response: roles,
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});
