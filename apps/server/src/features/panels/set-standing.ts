import type { Context, PanelStanding } from '../../platform/context.ts';

/** Every process learns of it when the transaction commits. */
export async function setStanding(
  tx: Context,
  { panelId, standing }: { panelId: bigint; standing: PanelStanding },
): Promise<void> {
  await tx.db
    .updateTable('panel')
    .set({ standing })
    .where('id', '=', panelId)
    .where('standing', '<>', standing)
    .execute();
}
