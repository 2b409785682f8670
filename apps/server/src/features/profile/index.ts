import type { Feature } from '../../platform/feature.ts';
import { profileRoutes } from './profile.routes.ts';

export { startEmailChange } from './change-email.ts';
export { getProfile } from './get-profile.ts';

export const profile: Feature = { name: 'profile', routes: profileRoutes };
