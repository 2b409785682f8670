import type { Found } from '@marquee/contract/console/search.ts';
import { type Finder, mostFound } from '../../../platform/console/finder.ts';
import type { Context } from '../../../platform/context.ts';
import { signedIn } from '../../../platform/signed-in.ts';

/** Asks every feature that the caller may look into, all at once. */
export async function searchConsole(
  ctx: Context,
  finders: readonly Finder[],
  text: string,
): Promise<Found[]> {
  const { permissions } = signedIn(ctx);
  const own = finders.filter(({ permission }) => permissions.includes(permission));
  const found = await Promise.all(
    own.map(async ({ kind, find }) =>
      (await find(ctx, text)).slice(0, mostFound).map(({ id, title, detail }) => ({
        kind,
        id: Number(id),
        title: short(title),
        detail: short(detail),
      })),
    ),
  );
  return found.flat();
}

function short(text: string): string {
  return text.length <= 300 ? text : `${text.slice(0, 299)}…`;
}
