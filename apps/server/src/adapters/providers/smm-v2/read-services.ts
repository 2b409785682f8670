import { isDeepStrictEqual } from 'node:util';
import { kindRules, serviceKind } from '@marquee/domain/delivery/service-kinds.ts';
import { refuse } from '../../../platform/errors.ts';
import { inSlices } from '../../../platform/process/in-slices.ts';
import type { OfferedService, RejectedRow, RejectReason, ServiceList } from '../service-list.ts';
import { noLimit, plainRate, readLimit } from './read-rate.ts';
import { printable, readFlag, textValue } from './response-values.ts';

const maxNumber = 40;

/** Rows that cannot be sold as they stand are listed with the reason, never repaired by guessing. */
export async function readServices(answer: unknown): Promise<ServiceList> {
  if (!Array.isArray(answer))
    return refuse('upstream_failed', { cause: new Error('not a list of services') });
  const rows: (ReadRow & { row: number })[] = [];
  await inSlices(answer, (entry: unknown) => rows.push({ row: rows.length + 1, ...readRow(entry) }));
  const contradictory = contradictoryNumbers(rows);
  const offers = new Map<string, OfferedService>();
  const rejected: RejectedRow[] = [];
  for (const { row, number, reason, offer } of rows) {
    const isRepeated = offer && (offers.has(number) || contradictory.has(number));
    if (offer && !isRepeated) offers.set(number, offer);
    else rejected.push({ row, number, reason: reason ?? 'duplicate' });
  }
  return { offers: [...offers.values()], rejected };
}

interface ReadRow {
  number: string;
  reason?: RejectReason;
  offer?: OfferedService;
}

/** A number that stands for different services stands for none, also where one of its rows cannot be used. */
function contradictoryNumbers(rows: readonly ReadRow[]): ReadonlySet<string> {
  const first = new Map<string, ReadRow>();
  const found = new Set<string>();
  for (const row of rows) {
    const before = first.get(row.number);
    if (!before) first.set(row.number, row);
    else if (!isDeepStrictEqual(before.offer, row.offer)) found.add(row.number);
  }
  return found;
}

function readRow(entry: unknown): ReadRow {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return { number: '', reason: 'unreadable' };
  const fields = new Map(Object.entries(entry));
  const number = readNumber(fields.get('service'));
  if (number === undefined)
    return { number: printable(plainText(fields.get('service')) ?? '', maxNumber), reason: 'bad_number' };
  const offer = readOffer(number, fields);
  return typeof offer === 'string' ? { number, reason: offer } : { number, offer };
}

function readOffer(number: string, fields: ReadonlyMap<string, unknown>): OfferedService | RejectReason {
  const name = printable(withoutMarkup(plainText(fields.get('name')) ?? ''), 400);
  if (name === '') return 'no_name';
  const kind = serviceKind(plainText(fields.get('type')) ?? 'Default');
  if (!kind) return 'unknown_type';
  const rate = plainRate(plainText(fields.get('rate')) ?? '');
  if (rate === undefined) return 'bad_rate';
  if (!/[1-9]/.test(rate)) return 'zero_rate';
  const limits = readLimits(fields, kindRules[kind].countedBy === 'package');
  if (typeof limits === 'string') return limits;
  return {
    number,
    name,
    category: printable(withoutMarkup(plainText(fields.get('category')) ?? ''), 200),
    kind,
    rate,
    ...limits,
    canRefill: readFlag(fields.get('refill')),
    canCancel: readFlag(fields.get('cancel')),
    canDripFeed: readFlag(fields.get('dripfeed')),
    description: readDescription(fields.get('desc') ?? fields.get('description')),
  };
}

/** Packages are ordered one by one, so their limits mean nothing. */
function readLimits(
  fields: ReadonlyMap<string, unknown>,
  isPackage: boolean,
): { min: bigint; max: bigint } | RejectReason {
  if (isPackage) return { min: 1n, max: 1n };
  const [least, most] = [readLimit(plainText(fields.get('min'))), readLimit(plainText(fields.get('max')))];
  if (least === null || most === null) return 'bad_limits';
  const { min, max } = { min: least ?? 1n, max: most ?? noLimit };
  if (max === 0n) return 'not_for_sale';
  return min > max ? 'bad_limits' : { min, max };
}

function readNumber(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? String(value) : undefined;
  const text = plainText(value);
  return text !== undefined && /^[!-~]{1,40}$/.test(text) ? text : undefined;
}

/** Texts and numbers; objects, lists and flags are no text. */
function plainText(value: unknown): string | undefined {
  return textValue.safeParse(value).data;
}

/** Descriptions keep their lines. */
function readDescription(value: unknown): string {
  const lines = (plainText(value) ?? '').slice(0, 20_000).split(/\r\n|\r|\n/);
  return lines
    .map((line) => printable(line, 5000))
    .join('\n')
    .trim()
    .slice(0, 5000)
    .toWellFormed();
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&nbsp;': ' ',
};

/** Names are plain text: tags are dropped and the usual entities written out. */
function withoutMarkup(text: string): string {
  return text
    .slice(0, 20_000)
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/&(?:amp|lt|gt|quot|#0?39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
