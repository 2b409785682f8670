import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { emailProven } from '../accounts/index.ts';
import { acceptOnProof } from './invite.ts';
import { staffRoutes } from './staff.console.ts';

export const staff: Feature = {
  name: 'staff',
  routes: staffRoutes,
  listeners: [on(emailProven, acceptOnProof)],
};
