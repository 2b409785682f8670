import { z } from 'zod';
import { job, rowId } from '../../platform/jobs/job.ts';
import { storageKey, uploadRooms } from './store-files.ts';

/** Sent in the transaction that deletes the row, so that no file is left behind. */
export const deleteFileJob = job({
  name: 'delete-file',
  payload: z.object({ panelId: rowId, room: z.enum(uploadRooms), filename: z.string().max(40) }),
  load: async () => ({
    handle: (ctx, { room, filename }) => ctx.storage.delete(storageKey(ctx, room, filename)),
  }),
  retryLimit: 10,
  retryDelaySeconds: 30,
});
