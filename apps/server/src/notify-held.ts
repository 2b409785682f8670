import type { CopyReason } from '@marquee/domain/restore/detect-copy.ts';
import { notifyOperators } from './features/notifications/index.ts';
import type { AppServices, Panel } from './platform/context.ts';
import type { Logger } from './platform/log/log.ts';

interface HeldServices extends AppServices {
  log: Logger;
  panelById(panelId: bigint): Promise<Panel | undefined>;
}

/** The notice itself leaves: it is the one mail that cannot have been sent before. */
export async function notifyHeld(
  { panelById, ...services }: HeldServices,
  reason: CopyReason,
): Promise<void> {
  services.log.error(
    { reason },
    'The database is a copy of an earlier state. Everything that leaves is held.',
  );
  const roots = await services.db.selectFrom('panel').select('id').where('parent_id', 'is', null).execute();
  for (const { id } of roots) {
    const panel = await panelById(id);
    if (!panel) continue;
    const actor = { kind: 'system', name: 'restore' } as const;
    const ctx = { ...services, panel, actor, locale: 'en' as const, requestId: 'restore' };
    await notifyOperators(ctx, 'settings.manage', { kind: 'outgoing-held' });
  }
}
