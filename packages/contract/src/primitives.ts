import { locales } from '@marquee/domain/locale/locales.ts';
import { plainTyping } from '@marquee/domain/search/plain-typing.ts';
import { z } from 'zod';

export const locale = z.enum(locales);

/** What is asked for with a value it was made for before is not made again: the same schema stands in a thousand places. */
function madeOnce<Value, Schema>(make: (value: Value) => Schema, keyOf: (value: Value) => unknown) {
  const made = new Map<unknown, Schema>();
  return (value: Value): Schema => {
    const schema = made.get(keyOf(value)) ?? make(value);
    made.set(keyOf(value), schema);
    return schema;
  };
}

/** Every string in the API has a maximum length. */
export const text = madeOnce(
  (maximum: number) => z.string().max(maximum),
  (maximum) => maximum,
);

/** What somebody types to search: full-width signs and the digits of other scripts arrive as those of a keyboard. */
export const searchText = madeOnce(
  (maximum: number) => text(maximum).overwrite(plainTyping),
  (maximum) => maximum,
);

/** Ids fit a JSON number; the database's bigint never gets near 2^53. */
export const id = z.int().min(1);
export const slug = text(200);

/** Whole numbers of things, up to what a JSON number holds exactly. */
export const quantity = z.int().min(0);

const decimalPattern = /^(0|[1-9]\d{0,14})(\.\d{1,8})?$/;

/** USD as an exact decimal string, at most 8 places: money is never a JSON number. */
export const decimal = text(32)
  .refine((value) => decimalPattern.test(value), { params: { reason: 'not_an_amount' } })
  .meta({ pattern: decimalPattern.source, examples: ['12.5'] });

/** A share of one, exact to a millionth: 0.15 is shown as 15 %. */
export const fraction = z.number().min(0).max(1).multipleOf(0.000001);

export const hexColor = z
  .string()
  .length(7)
  .regex(/^#[0-9A-Fa-f]{6}$/);

export const httpsUrl = z.url({ protocol: /^https$/ }).max(2048);

/** An external https address, or a path of this panel; never a script. */
export const link = text(2048).regex(/^(https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/);

export const countryCode = z
  .string()
  .length(2)
  .regex(/^[A-Z]{2}$/);

/** The days a caller may name. Outside them the database and its neighbours disagree about what a year is. */
const [firstDay, lastDay] = ['2000-01-01', '2100-01-01'];
const isNearDay = (value: string) => value.slice(0, 10) >= firstDay && value.slice(0, 10) <= lastDay;

/** A day of the calendar, `2026-11-16`. */
export const calendarDay = z.iso
  .date()
  .max(10)
  .refine(isNearDay)
  .meta({ examples: ['2026-11-16'] });

/** A moment that a caller sends, in UTC. */
export const sentMoment = z.iso.datetime().max(30).refine(isNearDay);

/** The envelope of every response. */
export const data = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema });

/** Query and path values arrive as text; only plain digits count as a number, never '', ' 7' or '0x10'. */
export const wholeNumberText = madeOnce(
  ({ minimum, maximum }: { minimum: number; maximum: number }) =>
    z.preprocess(
      (value: number | string) =>
        typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value,
      z.int().min(minimum).max(maximum),
    ),
  ({ minimum, maximum }) => `${minimum}-${maximum}`,
);

/** `1`, `true`, `0`, `false` in a query. */
export const flagText = z.preprocess((value: boolean | string) => {
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  return value;
}, z.boolean());

/** `a,b,c` in a query, each one of a closed or bounded kind. */
export function listText<Item extends z.ZodType<string>>(item: Item, maximum: number) {
  const split = (value: readonly z.output<Item>[] | string) =>
    typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value;
  return z.preprocess(split, z.array(item).max(maximum));
}

export const pageQuery = (defaults: { perPage: number }) => ({
  page: wholeNumberText({ minimum: 1, maximum: 100_000 }).default(1),
  per_page: wholeNumberText({ minimum: 1, maximum: 100 }).default(defaults.perPage),
});
