import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed, emailProven, personalDataRequested } from '../accounts/index.ts';
import { signInsSwept } from '../sessions/index.ts';
import { socialConsoleRoutes } from './social.console.ts';
import { socialRoutes } from './social.routes.ts';
import { addSocialData, deleteExpiredFlows, forgetSocial } from './social-links.ts';

export { removeSocialProvider, setSocialProvider } from './set-social-provider.ts';
export { socialHosts } from './social-links.ts';

export const socialSignIn: Feature = {
  name: 'social-sign-in',
  routes: [...socialRoutes, ...socialConsoleRoutes],
  listeners: [
    on(personalDataRequested, addSocialData),
    on(accountClosed, forgetSocial),
    on(emailProven, forgetSocial),
    on(signInsSwept, deleteExpiredFlows),
  ],
};
