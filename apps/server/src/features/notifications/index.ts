import type { Feature } from '../../platform/feature.ts';
import { notificationRoutes } from './notifications.routes.ts';

export type { Notice, NoticeKind } from './notice.ts';
export { notify } from './notify.ts';
export { unsubscribeSignature } from './unsubscribe-signature.ts';

export const notifications: Feature = { name: 'notifications', routes: notificationRoutes };
