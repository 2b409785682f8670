import type { Context } from '../../../platform/context.ts';

interface Progress {
  sync_requested_at?: Date | null;
  sync_total: number | null;
  sync_done: number | null;
}

/** How far the sync is that staff asked for. */
export async function setProgress(
  { db, panel }: Context,
  providerId: bigint,
  progress: Progress,
): Promise<void> {
  await db
    .updateTable('provider')
    .set(progress)
    .where('panel_id', '=', panel.id)
    .where('id', '=', providerId)
    .execute();
}
