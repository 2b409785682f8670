import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed } from '../accounts/index.ts';
import { staffNoteRoutes } from './staff-notes.console.ts';
import { forgetNotesAbout } from './staff-notes.ts';

export const staffNotes: Feature = {
  name: 'staff-notes',
  routes: staffNoteRoutes,
  listeners: [on(accountClosed, (tx, { accountId }) => forgetNotesAbout(tx, accountId))],
};
