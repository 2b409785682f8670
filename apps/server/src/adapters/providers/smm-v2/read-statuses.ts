import { providerStatus } from '@marquee/domain/delivery/provider-status.ts';
import { z } from 'zod';
import type { StatusReport, StatusReports } from '../provider-adapter.ts';
import { countValue, textValue } from './wire-values.ts';

const reportSchema = z.object({
  status: z.string().max(60),
  start_count: countValue,
  remains: countValue,
  charge: textValue,
});

/** Keyed by id when several ids were requested, or one bare report. Ids that were not requested are ignored. */
export function readStatuses(answer: unknown, numbers: readonly string[]): StatusReports {
  const [only] = numbers;
  const byId = new Map(Object.entries(Object(answer)));
  const entries = numbers.length === 1 && only && !byId.has(only) ? [[only, answer] as const] : [...byId];
  const requested = new Set(numbers);
  return new Map(
    entries.flatMap(([id, entry]) => {
      const report = requested.has(id) ? readReport(entry) : undefined;
      return report ? [[id, report] as const] : [];
    }),
  );
}

function readReport(entry: unknown): StatusReport | undefined {
  const read = reportSchema.safeParse(entry);
  const status = read.success ? providerStatus(read.data.status) : undefined;
  if (!read.success || !status) return undefined;
  const { start_count: startCount, remains, charge } = read.data;
  return { status, startCount, remains, charge: charge?.slice(0, 40) };
}
