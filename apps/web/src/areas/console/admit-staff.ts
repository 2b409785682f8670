import type { Permission } from '@marquee/domain/access/permissions.ts';
import { redirectDocument } from 'react-router';
import type { AppServices } from '../../lib/app-services.ts';
import { notFound } from '../../shell/errors/error-cards.ts';
import { loginAddress } from '../../shell/routing/admit.ts';
import { loadProfile } from '../../shell/session/profile.ts';
import { loadShell } from '../../shell/shell-data.ts';

/** Guests sign in first; for customers, and for staff without the permission, there is no such page. */
export async function admitStaff(services: AppServices, permission: Permission, url: URL): Promise<void> {
  const [profile] = await Promise.all([loadProfile(services), loadShell(services)]);
  if (!profile) throw redirectDocument(loginAddress(url));
  // Signing in pages and settings of one's own are the shop's.
  if (profile.lacks_second_factor) throw redirectDocument('/security');
  if (!profile.permissions.includes(permission)) notFound();
}
