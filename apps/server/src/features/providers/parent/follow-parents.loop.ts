import type { Loop } from '../../../platform/loops/loop.ts';

export const followParentsLoop: Loop = {
  name: 'follow-parents',
  everySeconds: 1,
  load: () => import('./follow-parents.ts'),
};
