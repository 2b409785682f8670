import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { emailProven } from '../accounts/index.ts';
import { expireCardsJob } from './expire-cards.job.ts';
import { forgetCardJob } from './forget-card.job.ts';
import { linkedCardConsoleRoutes } from './linked-cards.console.ts';
import { linkedCardRoutes } from './linked-cards.routes.ts';
import { personalDataListeners } from './personal-data.ts';
import { unlinkCards } from './unlink-cards.ts';

export { cardView } from './card-view.ts';
export { findCard, type LinkedCard, lockCard, markCardCharged } from './linked-card.ts';
export { cardLinked, saveCard } from './save-card.ts';
export { othersWithSameCard } from './shared-cards.ts';

export const linkedCards: Feature = {
  name: 'linked-cards',
  routes: [...linkedCardRoutes, ...linkedCardConsoleRoutes],
  jobs: [expireCardsJob, forgetCardJob],
  listeners: [...personalDataListeners, on(emailProven, unlinkCards)],
};
