import { fractionToPpm, type Ppm } from '@marquee/domain/money/ratio.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getSettings } from '../settings/index.ts';

/** A panel without a reward has no program. */
export async function programPercent(ctx: Context): Promise<Ppm> {
  const percent = fractionToPpm((await getSettings(ctx)).referral_program_percent);
  return percent === 0 ? refuse('not_found') : percent;
}

/** What an order that still runs (`ordered`) would bring if it were completed now. */
export const pendingOf = (percent: number): RawBuilder<unknown> =>
  sql`div(greatest(ordered.charged_cash - ordered.refunded_cash, 0)::numeric * ${percent}::int, 1000000)`;
