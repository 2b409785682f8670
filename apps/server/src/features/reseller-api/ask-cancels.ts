import type { Context } from '../../platform/context.ts';
import { requestCancel } from '../orders/index.ts';
import { texts } from './wire-error.ts';

/** A request each: whether it was taken, not whether it came true. That is what `status` is for. */
export async function askCancels(ctx: Context, ids: readonly string[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const id of ids) {
    const isTaken =
      /^\d{1,15}$/.test(id) &&
      (await requestCancel(ctx, BigInt(id)).then(
        () => true,
        () => false,
      ));
    answers.push({ order: Number(id) || id, cancel: isTaken ? 1 : { error: texts.order } });
  }
  return answers;
}
