import type { ConsolePage } from '../console-page.ts';

export const supportPages: readonly ConsolePage[] = [
  {
    path: '/admin/tickets/:id',
    name: 'ticket',
    file: 'features/tickets/console/ticket-page.tsx',
    permission: 'tickets.manage',
    phrases: ['adminSupport', 'tickets'],
  },
  {
    path: '/admin/tickets',
    name: 'tickets',
    group: 'support',
    file: 'features/tickets/console/tickets-page.tsx',
    permission: 'tickets.manage',
    phrases: ['adminSupport', 'tickets'],
  },
  {
    path: '/admin/canned-replies',
    name: 'canned-replies',
    group: 'support',
    file: 'features/tickets/console/canned-replies-page.tsx',
    permission: 'tickets.manage',
    phrases: ['adminSupport'],
  },
  {
    path: '/admin/reviews',
    name: 'reviews',
    group: 'support',
    file: 'features/reviews/console/reviews-page.tsx',
    permission: 'content.manage',
    phrases: ['adminSupport', 'service'],
  },
  {
    path: '/admin/verification',
    name: 'verification',
    group: 'support',
    file: 'features/verification/console/verifications-page.tsx',
    permission: 'payments.manage',
    phrases: ['adminSupport', 'verification'],
  },
  {
    path: '/admin/free-trials',
    name: 'free-trials',
    group: 'support',
    file: 'features/free-trials/console/trials-page.tsx',
    permission: 'tasks.manage',
    phrases: ['adminTrials'],
  },
  {
    path: '/admin/free-trial-quests',
    name: 'free-trial-quests',
    group: 'support',
    file: 'features/free-trials/console/quests-page.tsx',
    permission: 'tasks.manage',
    phrases: ['adminTrials'],
  },
];
