import type { Feature } from '../../platform/feature.ts';
import { staffNoteRoutes } from './staff-notes.console.ts';

export const staffNotes: Feature = { name: 'staff-notes', routes: staffNoteRoutes };
